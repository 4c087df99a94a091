/**
 * Lesson 7: a proof can answer what no search can, and passing a test proves nothing.
 *
 * @import { Lesson, Value } from "./types.js"
 */

const five = "problem=tour&n=5&start=b5";
const seven = "problem=tour&n=7&start=b7";
const four = "problem=tour&n=4&start=a4";
const three = "problem=tour&n=3&start=a3";

/** When all has been tried. @param {"step"|"placed"|"backtracks"|"deepest"} count @param {string} setup @returns {Value} */
const atEnd = (count, setup) => ({ count, setup, at: { event: { kind: "end" } } });

/** How many squares a tour has in the colour that it starts on, if the board's number of squares is odd. @type {Value} */
const needed = { over: [{ plus: [{ board: "squares" }, 1] }, 2] };

/** @type {Lesson} */
export const lesson = {
  backstep: "lesson",
  version: 1,
  code: "L7",
  title: { en: "Impossible, and known without searching", hi: "असंभव, और बिना खोजे पता" },
  aim: {
    en: "Pupils can prove by colours that a tour is impossible, and know what the proof cannot do.",
    hi: "विद्यार्थी रंगों से सिद्ध कर सकें कि यात्रा असंभव है, और जानें कि इस उपपत्ति से क्या नहीं होता।",
  },
  prior: {
    en: "How a knight jumps. Odd and even numbers.",
    hi: "घोड़ा कैसे कूदता है। सम और विषम संख्याएँ।",
  },
  insight: {
    en: "A proof beats a search. But passing a test is not a proof.",
    hi: "उपपत्ति खोज से बेहतर है। पर किसी जाँच में सफल होना उपपत्ति नहीं है।",
  },
  modify: {
    en: "Bar one square of the {5}×{5} board, so that [b5] passes the colour test.",
    hi: "{5}×{5} बोर्ड का एक खाना वर्जित करें, ताकि [b5] रंगों की जाँच में सफल हो।",
  },
  make: {
    en: "Let your own program print both colour counts before it searches.",
    hi: "अपने प्रोग्राम से खोज से पहले दोनों रंगों की गिनती छपवाएँ।",
  },
  exit: {
    en: "“No solution found so far” and “there is no solution”: what is the difference?",
    hi: "“अब तक कोई हल नहीं मिला” और “कोई हल नहीं है”: क्या अंतर है?",
  },
  stops: [
    {
      stage: "P",
      core: true,
      setup: five,
      at: { step: 0 },
      text: {
        en: "The knight starts on [b5], beside the corner.",
        hi: "घोड़ा [b5] से शुरू करता है, कोने के पास।",
      },
      ask: { en: "Will the search find a tour?", hi: "क्या खोज को यात्रा मिलेगी?" },
      aloud: {
        en: "The board has {5} rows and {5} columns. The knight stands in the top row, one square from the corner.",
        hi: "बोर्ड में {5} पंक्तियाँ और {5} स्तंभ हैं। घोड़ा सबसे ऊपर की पंक्ति में है, कोने से एक खाना दूर।",
      },
      options: [
        {
          text: { en: "Yes, if it searches long enough.", hi: "हाँ, अगर काफ़ी देर खोजे।" },
          reply: {
            en: "Patience does not help if nothing is there to be found.",
            hi: "जो है ही नहीं, उसे खोजने में धैर्य काम नहीं आता।",
          },
        },
        { text: { en: "No.", hi: "नहीं।" }, right: true },
        {
          text: { en: "It depends on the order of the jumps.", hi: "यह छलाँगों के क्रम पर निर्भर है।" },
          reply: {
            en: "The order decides what is tried first, not what exists.",
            hi: "क्रम तय करता है कि पहले क्या आज़माएँ, यह नहीं कि क्या है।",
          },
        },
      ],
      because: {
        en: "No tour starts here. The next stop shows why, without any search.",
        hi: "यहाँ से कोई यात्रा शुरू नहीं होती। अगला पड़ाव बिना खोज के कारण दिखाता है।",
      },
      teacher: {
        en: "First a vote, no reason yet. Write the numbers of votes on the board and come back to them. In the book's program this start is row {0}, column {1}.",
        hi: "पहले मतदान, अभी कारण नहीं। मतों की संख्या लिख लें और बाद में उस पर लौटें। किताब के प्रोग्राम में यह शुरुआत पंक्ति {0}, स्तंभ {1} है।",
      },
    },
    {
      stage: "I",
      core: true,
      setup: five,
      at: { step: 0 },
      text: {
        en: "Each jump changes the colour, and [b5] is light. Light squares: {light}. Dark squares: {dark}.",
        hi: "हर छलाँग में रंग बदलता है, और [b5] हल्का है। हल्के खाने: {light}। गहरे खाने: {dark}।",
      },
      ask: {
        en: "How many light squares does a tour of {squares} squares need?",
        hi: "{squares} खानों की यात्रा को कितने हल्के खाने चाहिए?",
      },
      values: {
        squares: { board: "squares" },
        light: { board: "light" },
        dark: { board: "dark" },
        needed,
        last: { minus: [{ board: "squares" }, 1] },
      },
      options: [
        {
          text: { en: "{light}", hi: "{light}" },
          reply: {
            en: "So many there are. Count what is needed: moves {0}, {2}, {4} and so on.",
            hi: "इतने तो हैं। गिनें कि कितने चाहिए: चाल {0}, {2}, {4} आदि।",
          },
        },
        { text: { en: "{needed}", hi: "{needed}" }, right: true },
        {
          text: { en: "all {squares}", hi: "सभी {squares}" },
          reply: {
            en: "Every second square is a dark one.",
            hi: "हर दूसरा खाना गहरा होता है।",
          },
        },
      ],
      because: {
        en: "The knight is on light at moves {0}, {2}, {4} … {last}: {needed} times. There are only {light}.",
        hi: "चाल {0}, {2}, {4} … {last} पर घोड़ा हल्के खाने पर है: {needed} बार। ऐसे खाने केवल {light} हैं।",
      },
      teacher: {
        en: "Let a pupil say the whole proof in one sentence. It holds for every order of the jumps and for every program.",
        hi: "किसी विद्यार्थी से पूरी उपपत्ति एक वाक्य में कहलवाएँ। वह छलाँगों के हर क्रम और हर प्रोग्राम पर लागू है।",
      },
    },
    {
      stage: "R",
      setup: five,
      at: { step: 0 },
      run: { event: { kind: "end" } },
      text: {
        en: "We let it search anyway, until all has been tried.",
        hi: "फिर भी खोज चलाते हैं, जब तक सब आज़मा न लिया जाए।",
      },
      ask: {
        en: "How many squares has the longest path that it finds?",
        hi: "उसे मिलने वाले सबसे लंबे रास्ते में कितने खाने होंगे?",
      },
      values: {
        squares: { board: "squares" },
        light: { board: "light" },
        most: { plus: [atEnd("deepest", five), 1] },
        step: atEnd("step", five),
        placed: atEnd("placed", five),
        back: atEnd("backtracks", five),
      },
      options: [
        {
          text: { en: "{light}", hi: "{light}" },
          reply: {
            en: "So many of each colour can be used.",
            hi: "इतने खाने तो हर रंग के लिए जा सकते हैं।",
          },
        },
        { text: { en: "{most}", hi: "{most}" }, right: true },
        {
          text: { en: "{squares}", hi: "{squares}" },
          reply: {
            en: "Then it would be a tour. The proof says that there is none.",
            hi: "तब वह पूरी यात्रा होती। उपपत्ति कहती है कि ऐसी कोई नहीं।",
          },
        },
      ],
      because: {
        en: "At most {light} light and {light} dark squares: {most}. After {step} steps the search agrees.",
        hi: "ज़्यादा से ज़्यादा {light} हल्के और {light} गहरे खाने: {most}। {step} चरणों के बाद खोज भी यही कहती है।",
      },
      teacher: {
        en: "{placed} placed and {back} taken back: at the end the board is as at the beginning. The run takes a moment.",
        hi: "{placed} रखे और {back} वापस लिए: अंत में बोर्ड शुरुआत जैसा ही है। चलने में क्षण भर लगता है।",
      },
    },
    {
      stage: "P",
      setup: seven,
      at: { step: 0 },
      text: {
        en: "{7}×{7}, from [b7]. Light squares needed: {needed}. There are {light}.",
        hi: "{7}×{7}, [b7] से। हल्के खाने चाहिए: {needed}। हैं: {light}।",
      },
      ask: { en: "Would you wait for the search here?", hi: "क्या आप यहाँ खोज का इंतज़ार करेंगे?" },
      values: { needed, light: { board: "light" } },
      options: [
        {
          text: { en: "Yes, to be sure.", hi: "हाँ, पक्का होने के लिए।" },
          reply: {
            en: "The proof is sure. The search would not end in your lifetime.",
            hi: "उपपत्ति पक्की है। खोज आपके जीवन में पूरी नहीं होगी।",
          },
        },
        { text: { en: "No, the answer is known.", hi: "नहीं, उत्तर पता है।" }, right: true },
        {
          text: { en: "Yes, a larger board has more tours.", hi: "हाँ, बड़े बोर्ड पर ज़्यादा यात्राएँ हैं।" },
          reply: {
            en: "From other squares it has. From a light square there is none.",
            hi: "दूसरे खानों से हैं। हल्के खाने से एक भी नहीं।",
          },
        },
      ],
      because: {
        en: "The proof takes a second and is the same. No search would finish.",
        hi: "वही उपपत्ति, एक सेकंड में। कोई खोज पूरी नहीं होती।",
      },
      teacher: {
        en: "Start the search for a moment if you like, and stop it: the counter shows why waiting is no method.",
        hi: "चाहें तो खोज थोड़ी देर चलाकर रोकें: गिनती दिखा देगी कि इंतज़ार कोई तरीका नहीं है।",
      },
    },
    {
      stage: "P",
      core: true,
      setup: four,
      at: { step: 0 },
      run: { event: { kind: "end" } },
      text: {
        en: "{4}×{4}: {dark} dark and {light} light squares. The colours allow a tour.",
        hi: "{4}×{4}: {dark} गहरे और {light} हल्के खाने। रंगों के हिसाब से यात्रा हो सकती है।",
      },
      ask: { en: "So is there one?", hi: "तो क्या यात्रा है?" },
      values: {
        dark: { board: "dark" },
        light: { board: "light" },
        placed: atEnd("placed", four),
        step: atEnd("step", four),
        fromB4: atEnd("placed", "problem=tour&n=4&start=b4"),
        fromB3: atEnd("placed", "problem=tour&n=4&start=b3"),
      },
      options: [
        {
          text: { en: "Yes, the colours say so.", hi: "हाँ, रंग यही कहते हैं।" },
          reply: {
            en: "The colours only say: not impossible for this reason.",
            hi: "रंग केवल यह कहते हैं: इस कारण से असंभव नहीं।",
          },
        },
        { text: { en: "No.", hi: "नहीं।" }, right: true },
      ],
      because: {
        en: "No: {placed} placements, and all is tried. Colours can say “impossible”, never “possible”.",
        hi: "नहीं: {placed} बार रखकर सब आज़मा लिया। रंग “असंभव” कह सकते हैं, “संभव” कभी नहीं।",
      },
      teacher: {
        en: "All is tried at step {step}. From [b4] it takes {fromB4} placements, from [b3] {fromB3}; by symmetry these are all starts.",
        hi: "चरण {step} पर सब आज़मा लिया गया। [b4] से {fromB4} बार रखना पड़ता है, [b3] से {fromB3} बार; सममिति से यही सब शुरुआतें हैं।",
      },
    },
    {
      stage: "I",
      setup: three,
      at: { step: 0 },
      run: { event: { kind: "end" } },
      text: {
        en: "{3}×{3}. Here one square alone spoils everything.",
        hi: "{3}×{3}। यहाँ एक ही खाना सब बिगाड़ देता है।",
      },
      ask: { en: "Which square?", hi: "कौन-सा खाना?" },
      aloud: {
        en: "The board has {3} rows and {3} columns. The knight stands in a corner.",
        hi: "बोर्ड में {3} पंक्तियाँ और {3} स्तंभ हैं। घोड़ा एक कोने में है।",
      },
      values: {
        placed: atEnd("placed", three),
        centre: { jumps: "b2" },
        corner: { jumps: "a1" },
        most: { plus: [atEnd("deepest", three), 1] },
      },
      options: [
        {
          text: { en: "[a1]", hi: "[a1]" },
          reply: {
            en: "A corner has {corner} jumps here. That is enough.",
            hi: "यहाँ कोने से {corner} छलाँगें हैं। इतनी काफ़ी हैं।",
          },
        },
        { text: { en: "[b2]", hi: "[b2]" }, right: true },
        {
          text: { en: "[c2]", hi: "[c2]" },
          reply: {
            en: "From [c2] the knight can jump to [a1] and [a3].",
            hi: "[c2] से घोड़ा [a1] और [a3] पर कूद सकता है।",
          },
        },
      ],
      because: {
        en: "No jump reaches the centre. The search needs {placed} placements to say so.",
        hi: "बीच के खाने पर कोई छलाँग नहीं पहुँचती। खोज को यह कहने में {placed} बार रखना पड़ता है।",
      },
      teacher: {
        en: "The centre has {centre} jumps; the longest path has {most} squares. Change it: bar any dark square that leaves the board connected; then there are {12} of each colour. Last question: the first says how far one has looked; only the second is knowledge, from a proof or from trying everything.",
        hi: "बीच से {centre} छलाँगें हैं; सबसे लंबे रास्ते में {most} खाने हैं। “बदलकर देखें”: कोई गहरा खाना वर्जित करें जिससे बोर्ड टूटे नहीं; तब हर रंग के {12} खाने हैं। आख़िरी प्रश्न: पहला बताता है कि कितना देखा गया; दूसरा पक्का ज्ञान है, उपपत्ति से या सब आज़माकर।",
      },
    },
  ],
};
