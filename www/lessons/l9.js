/**
 * Lesson 9: counting solutions, and counting those that are really different.
 *
 * @import { Lesson, Value } from "./types.js"
 */

const four = "problem=queens&n=4";
const five = "problem=queens&n=5";
const six = "problem=queens&n=6";
const eight = "problem=queens&n=8";

/** Placements to the first solution. @param {number} n @returns {Value} */
const first = (n) => ({
  count: "placed",
  setup: `problem=queens&n=${n}`,
  at: { event: { kind: "solution" } },
});

/** @type {Lesson} */
export const lesson = {
  backstep: "lesson",
  version: 1,
  code: "L9",
  title: { en: "How many, and how many really different", hi: "कितने, और सचमुच अलग कितने" },
  aim: {
    en: "Pupils can count solutions up to turns and mirrors, and explain the number {12} for {8} queens.",
    hi: "विद्यार्थी घुमाने और दर्पण को छोड़कर हल गिन सकें और {8} वज़ीरों के लिए संख्या {12} समझा सकें।",
  },
  prior: {
    en: "Lesson {1}. Turns and mirror images from mathematics.",
    hi: "पाठ {1}। गणित से: घूर्णन और दर्पण-प्रतिबिंब।",
  },
  insight: {
    en: "{all} solutions, {different} different ones. A board that looks the same after a turn has fewer images.",
    hi: "{all} हल, {different} अलग-अलग। जो बोर्ड घुमाने पर वैसा ही दिखे, उसके रूप कम होते हैं।",
  },
  modify: {
    en: "{10} queens have {ten} solutions. Divide by {8}: what comes out, and how many are really different?",
    hi: "{10} वज़ीरों के {ten} हल हैं। {8} से भाग दें: क्या आता है, और सचमुच अलग कितने हैं?",
  },
  make: {
    en: "Count only boards with the first queen in the left half, and double. What if the width is odd?",
    hi: "केवल वे बोर्ड गिनें जिनमें पहला वज़ीर बाएँ आधे में है, और दोगुना करें। चौड़ाई विषम हो तो?",
  },
  exit: {
    en: "Which solutions have fewer than eight images?",
    hi: "किन हलों के आठ से कम रूप होते हैं?",
  },
  values: {
    all: { total: "solutions", setup: eight },
    different: { total: "fundamental", setup: eight },
    ten: { total: "solutions", setup: "problem=queens&n=10" },
    tenDifferent: { total: "fundamental", setup: "problem=queens&n=10" },
  },
  stops: [
    {
      stage: "P",
      core: true,
      setup: four,
      at: { event: { kind: "solution" }, step: 31 },
      text: { en: "A solution!", hi: "एक हल मिला!" },
      ask: { en: "Is the search over?", hi: "क्या खोज पूरी हुई?" },
      aloud: {
        en: "Queens stand on [b4], [d3], [a2] and [c1]. None attacks another.",
        hi: "वज़ीर [b4], [d3], [a2] और [c1] पर हैं। कोई किसी पर हमला नहीं करता।",
      },
      values: {
        solutions: { count: "solutions", at: { event: { kind: "end" } } },
        second: { count: "step", at: { event: { kind: "solution" }, nth: 2 } },
        end: { count: "step", at: { event: { kind: "end" } } },
      },
      options: [
        {
          text: { en: "Yes, there is only one.", hi: "हाँ, हल एक ही है।" },
          misconception: "M10",
          reply: {
            en: "How do you know? Queen {1} has not been on every square yet.",
            hi: "आपको कैसे पता? वज़ीर {1} अभी हर खाने पर नहीं गया।",
          },
        },
        { text: { en: "Only if one is enough.", hi: "केवल तब, जब एक काफ़ी हो।" }, right: true },
        {
          text: { en: "Yes, the function returns.", hi: "हाँ, फ़ंक्शन वापस लौटता है।" },
          misconception: "M11",
          reply: {
            en: "It returns to the call before it, and that one can go on.",
            hi: "वह अपने से पहले की कॉल पर लौटता है, और वह आगे चल सकती है।",
          },
        },
      ],
      because: {
        en: "There are {solutions}. Only at step {end} has everything been tried.",
        hi: "{solutions} हल हैं। सब कुछ चरण {end} पर ही आज़माया जा चुका है।",
      },
      teacher: {
        en: "The second comes at step {second}. A program that stops at the first solution and one that finds all differ in one line.",
        hi: "दूसरा चरण {second} पर आता है। पहले हल पर रुकने वाले और सब खोजने वाले प्रोग्राम में एक लाइन का अंतर है।",
      },
    },
    {
      stage: "P",
      setup: four,
      at: { event: { kind: "solution" }, step: 31 },
      run: { event: { kind: "solution" }, from: "stop" },
      text: { en: "A second solution will come.", hi: "एक दूसरा हल आएगा।" },
      ask: { en: "What will it look like?", hi: "वह कैसा दिखेगा?" },
      aloud: {
        en: "The first solution is, from the top: second, fourth, first, third column.",
        hi: "पहला हल ऊपर से: दूसरा, चौथा, पहला, तीसरा स्तंभ।",
      },
      options: [
        { text: { en: "the mirror image", hi: "दर्पण-छवि" }, right: true },
        {
          text: { en: "the same, turned by a quarter", hi: "वही, एक चौथाई घुमाया हुआ" },
          reply: {
            en: "Turn it: this board looks the same after a quarter turn.",
            hi: "घुमाकर देखें: एक चौथाई घुमाने पर यह बोर्ड वैसा ही दिखता है।",
          },
        },
        {
          text: { en: "quite different", hi: "बिल्कुल अलग" },
          reply: {
            en: "A mirror image of a solution is always a solution, too.",
            hi: "हल की दर्पण-छवि भी हमेशा हल होती है।",
          },
        },
      ],
      because: {
        en: "[c4], [a3], [d2], [b1]: the mirror image of the first.",
        hi: "[c4], [a3], [d2], [b1]: पहले की दर्पण-छवि।",
      },
      teacher: {
        en: "In row by row order the first solution and the last are mirror images, the second and the last but one, and so on: of {8} queens {1} and {92}, {14} and {79}.",
        hi: "पंक्ति-दर-पंक्ति क्रम में पहला और आख़िरी हल दर्पण-छवि हैं, दूसरा और आख़िरी से पहला भी, आदि: {8} वज़ीरों में {1} और {92}, {14} और {79}।",
      },
    },
    {
      stage: "P",
      core: true,
      setup: six,
      second: { setup: "problem=queens&n=7", unit: "placements" },
      at: { step: 0 },
      run: { event: { kind: "solution" } },
      text: { en: "Left {6} queens, right {7} queens.", hi: "बाएँ {6} वज़ीर, दाएँ {7} वज़ीर।" },
      ask: {
        en: "Which side needs more placements to its first solution?",
        hi: "पहले हल तक किसे ज़्यादा बार रखना पड़ेगा?",
      },
      values: { five: first(5), six: first(6), seven: first(7), eight: first(8) },
      options: [
        { text: { en: "{6} queens", hi: "{6} वज़ीर" }, right: true },
        {
          text: { en: "{7} queens: the board is larger", hi: "{7} वज़ीर: बोर्ड बड़ा है" },
          reply: {
            en: "Larger is not always harder. A larger board may have many more solutions.",
            hi: "बड़ा होना हमेशा कठिन होना नहीं है। बड़े बोर्ड पर हल कहीं ज़्यादा हो सकते हैं।",
          },
        },
        {
          text: { en: "both the same", hi: "दोनों बराबर" },
          reply: {
            en: "The tree of each board has its first solution somewhere else.",
            hi: "हर बोर्ड के खोज-वृक्ष में पहला हल अलग जगह है।",
          },
        },
      ],
      because: {
        en: "{6} queens: {six} placements. {7} queens: {seven}. Larger is not always harder.",
        hi: "{6} वज़ीर: {six} बार रखना। {7} वज़ीर: {seven} बार। बड़ा हमेशा कठिन नहीं होता।",
      },
      teacher: {
        en: "{5} queens: {five}, nothing taken back; {8} queens: {eight}.",
        hi: "{5} वज़ीर: {five}, कुछ वापस नहीं; {8} वज़ीर: {eight}।",
      },
    },
    {
      stage: "I",
      core: true,
      setup: five,
      at: { event: { kind: "solution" }, nth: 4, step: 106 },
      panels: ["numbers"],
      text: {
        en: "{5} queens have {solutions} solutions. This is number {4}. Turn it by a quarter: nothing changes.",
        hi: "{5} वज़ीरों के {solutions} हल हैं। यह {4}वाँ है। इसे एक चौथाई घुमाएँ: कुछ नहीं बदलता।",
      },
      ask: {
        en: "Turned and mirrored, how many different ones are left?",
        hi: "घुमाने और दर्पण को एक मानें, तो कितने अलग हल बचते हैं?",
      },
      aloud: {
        en: "Queens stand on [b5], [e4], [c3], [a2] and [d1]: one in the centre, four around it like the sails of a windmill.",
        hi: "वज़ीर [b5], [e4], [c3], [a2] और [d1] पर हैं: एक बीच में, चार उसके चारों ओर पवनचक्की की तरह।",
      },
      values: {
        solutions: { total: "solutions" },
        different: { total: "fundamental" },
        other: { count: "step", at: { event: { kind: "solution" }, nth: 7 } },
        here: { count: "step" },
      },
      options: [
        {
          text: { en: "{solutions}", hi: "{solutions}" },
          misconception: "M10",
          reply: {
            en: "Those are all. Many are the same board, turned or mirrored.",
            hi: "ये सब हैं। कई एक ही बोर्ड हैं, घुमाए या उलटे हुए।",
          },
        },
        {
          text: { en: "{5}", hi: "{5}" },
          reply: {
            en: "Mirrors alone would give half. There are turns, too.",
            hi: "केवल दर्पण से आधे होते। घुमाना भी है।",
          },
        },
        { text: { en: "{different}", hi: "{different}" }, right: true },
      ],
      because: {
        en: "One board has {8} images. This one has only {2}, itself and its mirror image: {8} + {2} = {solutions}.",
        hi: "एक बोर्ड के {8} रूप हैं। इसके केवल {2}, यह और इसकी दर्पण-छवि: {8} + {2} = {solutions}।",
      },
      teacher: {
        en: "The class of two: numbers {4} and {7}, at steps {here} and {other}. “Count all” in the panel Numbers shows the different ones as a gallery.",
        hi: "दो का वर्ग: संख्या {4} और {7}, चरण {here} और {other} पर। “संख्याएँ” पैनल में सब गिनने पर अलग-अलग हल चित्रों में दिखते हैं।",
      },
    },
    {
      stage: "I",
      setup: six,
      at: { event: { kind: "solution" }, step: 197 },
      text: {
        en: "{6} queens have {solutions} solutions. This one looks the same after a half turn.",
        hi: "{6} वज़ीरों के {solutions} हल हैं। यह आधा घुमाने पर वैसा ही दिखता है।",
      },
      ask: { en: "How many are really different?", hi: "सचमुच अलग कितने हैं?" },
      values: {
        solutions: { total: "solutions" },
        different: { total: "fundamental" },
      },
      options: [
        { text: { en: "{different}", hi: "{different}" }, right: true },
        {
          text: { en: "{2}", hi: "{2}" },
          reply: {
            en: "Turn this one by a quarter and mirror both: that makes all four.",
            hi: "इसे एक चौथाई घुमाएँ और दोनों को दर्पण में देखें: चारों बन जाते हैं।",
          },
        },
        {
          text: { en: "{solutions}", hi: "{solutions}" },
          misconception: "M10",
          reply: {
            en: "Turn this one by a quarter: there is the next.",
            hi: "इसे एक चौथाई घुमाएँ: अगला वही है।",
          },
        },
      ],
      because: {
        en: "All {solutions} are one board: a half turn changes nothing, so of {8} images {4} are left.",
        hi: "सभी {solutions} एक ही बोर्ड हैं: आधा घुमाने से कुछ नहीं बदलता, इसलिए {8} में से {4} रूप बचते हैं।",
      },
      teacher: {
        en: "Cut the board out of paper, mark it with dots that show through, and turn it.",
        hi: "काग़ज़ से बोर्ड काटें, ऐसे बिंदु लगाएँ जो पीछे से भी दिखें, और घुमाकर देखें।",
      },
    },
    {
      stage: "I",
      core: true,
      setup: eight,
      at: { event: { kind: "solution" }, nth: 14, step: 4995 },
      text: {
        en: "{8} queens have {all} solutions. {all} / {8} is eleven and a half.",
        hi: "{8} वज़ीरों के {all} हल हैं। {all} / {8} यानी साढ़े ग्यारह।",
      },
      ask: { en: "What does the half mean?", hi: "यह आधा क्या बताता है?" },
      aloud: {
        en: "This is solution {14}: [c8], [e7], [b6], [h5], [a4], [g3], [d2], [f1]. After a half turn it is the same.",
        hi: "यह हल {14} है: [c8], [e7], [b6], [h5], [a4], [g3], [d2], [f1]। आधा घुमाने पर यह वही रहता है।",
      },
      values: {
        others: { minus: [{ total: "fundamental" }, 1] },
        tenOthers: { minus: [{ total: "fundamental", setup: "problem=queens&n=10" }, 3] },
      },
      options: [
        {
          text: { en: "Somebody has miscounted.", hi: "किसी ने ग़लत गिना।" },
          reply: {
            en: "{all} is right. Not every board has {8} images.",
            hi: "{all} सही है। हर बोर्ड के {8} रूप नहीं होते।",
          },
        },
        { text: { en: "One board has only {4} images.", hi: "एक बोर्ड के केवल {4} रूप हैं।" }, right: true },
        {
          text: { en: "All {all} are different.", hi: "सभी {all} अलग हैं।" },
          misconception: "M10",
          reply: {
            en: "They are different to the program. Turned and mirrored, most are the same.",
            hi: "प्रोग्राम के लिए अलग हैं। घुमाने और दर्पण से ज़्यादातर एक ही हैं।",
          },
        },
      ],
      because: {
        en: "{others} × {8} + {1} × {4} = {all}: {different} different boards. This is the one with {4} images.",
        hi: "{others} × {8} + {1} × {4} = {all}: {different} अलग बोर्ड। {4} रूपों वाला बोर्ड यही है।",
      },
      teacher: {
        en: "The class of four is numbers {14}, {38}, {55} and {79}. “{all} unique solutions” and “{40} × {8}” are often read and are wrong. Change it: {ten} / {8} is {90} and a half, yet {tenDifferent} are different: {tenOthers} × {8} + {3} × {4}. Make: for an odd width count the middle column once. Last question: those that look the same after a half or a quarter turn.",
        hi: "चार का वर्ग: संख्या {14}, {38}, {55} और {79}। “{all} अलग हल” और “{40} × {8}” अक्सर पढ़ने को मिलते हैं और ग़लत हैं। “बदलकर देखें”: {ten} / {8} = साढ़े {90}, फिर भी {tenDifferent} अलग हैं: {tenOthers} × {8} + {3} × {4}। “बनाएँ”: चौड़ाई विषम हो तो बीच का स्तंभ एक बार गिनें। आख़िरी प्रश्न: जो आधा या चौथाई घुमाने पर वैसे ही दिखें।",
      },
    },
  ],
};
