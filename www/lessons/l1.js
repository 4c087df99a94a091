/**
 * Lesson 1: going back keeps all but the newest choice.
 *
 * @import { Lesson } from "./types.js"
 */

const rows = "problem=queens&n=4";

/** @type {Lesson} */
export const lesson = {
  backstep: "lesson",
  version: 1,
  code: "L1",
  title: {
    en: "Going back is not starting again",
    hi: "वापस लेना फिर से शुरू करना नहीं है",
  },
  aim: {
    en: "Pupils can say what backtracking takes back, and what it keeps.",
    hi: "विद्यार्थी बता सकें कि बैकट्रैकिंग क्या वापस लेती है और क्या बनाए रखती है।",
  },
  prior: {
    en: "How a queen attacks: row, column, diagonals. No programming is needed.",
    hi: "वज़ीर कैसे हमला करता है: पंक्ति, स्तंभ, विकर्ण। प्रोग्रामिंग जानना ज़रूरी नहीं।",
  },
  insight: {
    en: "Only the newest choice is taken back. All before it stays, and no board is tried twice.",
    hi: "केवल सबसे नया चुनाव वापस लिया जाता है। उससे पहले का सब बना रहता है, और कोई बोर्ड दो बार नहीं आज़माया जाता।",
  },
  modify: {
    en: "Let the program try the columns from right to left. Which solution comes first?",
    hi: "प्रोग्राम से स्तंभ दाएँ से बाएँ आज़माने को कहें। कौन-सा हल पहले मिलता है?",
  },
  make: {
    en: "Worksheet A: fill in the trace of the {4} queens.",
    hi: "अभ्यास-पत्र A: {4} वज़ीरों की चरण-तालिका पूरी करें।",
  },
  exit: {
    en: "Finish the sentence: “Backtracking goes back to …”",
    hi: "वाक्य पूरा करें: “बैकट्रैकिंग वहाँ लौटती है जहाँ …”",
  },
  plan: [
    {
      from: 0,
      to: 5,
      text: {
        en: "Starter on paper: {8} blank {4}×{4} boards and {4} counters each. “Place {4} queens so that none attacks another. Each time you take a queen back, make a mark.”",
        hi: "शुरुआत काग़ज़ पर: हर विद्यार्थी को {8} ख़ाली {4}×{4} बोर्ड और {4} गोटियाँ। “{4} वज़ीर ऐसे रखें कि कोई किसी पर हमला न करे। जब भी कोई वज़ीर वापस लें, एक निशान लगाएँ।”",
      },
    },
    {
      from: 5,
      to: 8,
      text: {
        en: "Collect words. Two must come up: dead end, take back.",
        hi: "शब्द इकट्ठा करें। दो शब्द ज़रूर आएँ: बंद गली, वापस लेना।",
      },
    },
    {
      from: 8,
      to: 25,
      text: {
        en: "This lesson: the core stops, with A–D cards. First all think alone, then all show a card, then neighbours talk.",
        hi: "यह पाठ: मुख्य पड़ाव, A–D कार्डों के साथ। पहले सब अकेले सोचें, फिर सब कार्ड दिखाएँ, फिर पड़ोसी आपस में बात करें।",
      },
    },
    {
      from: 25,
      to: 35,
      text: {
        en: "In pairs: worksheet A, rows {9} to {22}; or Try on phones.",
        hi: "जोड़ों में: अभ्यास-पत्र A, लाइन {9} से {22}; या फ़ोन पर “ख़ुद करें”।",
      },
    },
    {
      from: 35,
      to: 40,
      text: {
        en: "Run to the end: every possibility has been tried. Then {5} queens against {6}: which is harder?",
        hi: "अंत तक चलाएँ: सभी संभावनाएँ आज़मा ली गईं। फिर {5} वज़ीर और {6} वज़ीर: कौन-सा कठिन है?",
      },
    },
    {
      from: 40,
      to: 45,
      text: {
        en: "Exit card: the last question below, on paper, without names.",
        hi: "अंतिम कार्ड: नीचे का आख़िरी प्रश्न, काग़ज़ पर, बिना नाम के।",
      },
    },
  ],
  stops: [
    {
      stage: "P",
      setup: rows,
      grain: "tests",
      at: { event: { kind: "place", square: "a4" }, step: 1 },
      run: { event: { kind: "place", square: "c3" } },
      text: {
        en: "Queen {1} stands on [a4]. The program tries the squares of the next row from left to right.",
        hi: "वज़ीर {1} [a4] पर है। प्रोग्राम अगली पंक्ति के खाने बाएँ से दाएँ आज़माता है।",
      },
      ask: {
        en: "Which is the first safe square for queen {2}?",
        hi: "वज़ीर {2} के लिए पहला सुरक्षित खाना कौन-सा है?",
      },
      aloud: {
        en: "The board has {4} rows. A queen stands on [a4], the top left corner. The next row is [a3], [b3], [c3], [d3], from left to right.",
        hi: "बोर्ड में {4} पंक्तियाँ हैं। एक वज़ीर ऊपर के बाएँ कोने [a4] पर है। अगली पंक्ति के खाने बाएँ से दाएँ [a3], [b3], [c3], [d3] हैं।",
      },
      options: [
        {
          text: { en: "[a3]", hi: "[a3]" },
          reply: {
            en: "[a3] is in the same column as [a4]. A queen attacks its whole column.",
            hi: "[a3] और [a4] एक ही स्तंभ में हैं। वज़ीर अपने पूरे स्तंभ पर हमला करता है।",
          },
        },
        {
          text: { en: "[b3]", hi: "[b3]" },
          reply: {
            en: "[b3] is on the same diagonal as [a4]: one down, one to the right.",
            hi: "[b3] और [a4] एक ही विकर्ण पर हैं: एक नीचे, एक दाएँ।",
          },
        },
        { text: { en: "[c3]", hi: "[c3]" }, right: true },
        {
          text: { en: "[d3]", hi: "[d3]" },
          reply: {
            en: "[d3] is safe too. But [c3] comes before it.",
            hi: "[d3] भी सुरक्षित है। पर [c3] उससे पहले आता है।",
          },
        },
      ],
      because: {
        en: "[a3] is refused: same column. [b3] is refused: same diagonal. [c3] is the first safe square.",
        hi: "[a3] अस्वीकृत: वही स्तंभ। [b3] अस्वीकृत: वही विकर्ण। [c3] पहला सुरक्षित खाना है।",
      },
      teacher: {
        en: "Here every test is a step: press Next three times and let the class say each reason before it appears. From the next stop on refusals pass as one press.",
        hi: "यहाँ हर जाँच एक चरण है: तीन बार “अगला चरण” दबाएँ और हर कारण दिखने से पहले कक्षा से कहलवाएँ। अगले पड़ाव से अस्वीकृत खाने एक ही बार में निकल जाते हैं।",
      },
    },
    {
      stage: "I",
      setup: rows,
      at: { event: { kind: "place", square: "c3" }, step: 4 },
      run: { event: { kind: "deadEnd", square: "c3" } },
      text: {
        en: "Queen {2} stands on [c3]. Now queen {3} needs a square in the third row.",
        hi: "वज़ीर {2} [c3] पर है। अब वज़ीर {3} को तीसरी पंक्ति में खाना चाहिए।",
      },
      ask: {
        en: "How many safe squares has queen {3}?",
        hi: "वज़ीर {3} के लिए कितने सुरक्षित खाने हैं?",
      },
      aloud: {
        en: "Queens stand on [a4] and [c3]. The third row is [a2], [b2], [c2], [d2].",
        hi: "वज़ीर [a4] और [c3] पर हैं। तीसरी पंक्ति के खाने [a2], [b2], [c2], [d2] हैं।",
      },
      options: [
        { text: { en: "{0}", hi: "{0}" }, right: true },
        {
          text: { en: "{1}", hi: "{1}" },
          reply: {
            en: "Name it and check both queens: each of the four squares has an attacker.",
            hi: "उसका नाम लें और दोनों वज़ीरों से जाँचें: चारों खानों पर हमला है।",
          },
        },
        {
          text: { en: "{2}", hi: "{2}" },
          reply: {
            en: "You looked at one queen only. Both attack the row.",
            hi: "आपने केवल एक वज़ीर देखा। पंक्ति पर दोनों हमला करते हैं।",
          },
        },
        {
          text: { en: "{4}", hi: "{4}" },
          reply: {
            en: "All four are empty. But empty is not yet safe.",
            hi: "चारों खाली हैं। पर खाली होना सुरक्षित होना नहीं है।",
          },
        },
      ],
      because: {
        en: "[a2]: column of [a4]. [b2]: diagonal of [c3]. [c2]: column of [c3]. [d2]: diagonal of [c3].",
        hi: "[a2]: [a4] का स्तंभ। [b2]: [c3] का विकर्ण। [c2]: [c3] का स्तंभ। [d2]: [c3] का विकर्ण।",
      },
      teacher: {
        en: "[c2] has two attackers: [c3] in its column and [a4] on the diagonal. Take either as right; the page names the queen that was placed first.",
        hi: "[c2] पर दो वज़ीर हमला करते हैं: स्तंभ में [c3] और विकर्ण पर [a4]। दोनों उत्तर सही मानें; पेज उस वज़ीर का नाम लेता है जो पहले रखा गया।",
      },
    },
    {
      stage: "P",
      core: true,
      setup: rows,
      at: { event: { kind: "deadEnd", square: "c3" }, step: 8 },
      run: { event: { kind: "backtrack", square: "c3" } },
      text: {
        en: "Dead end: queen {3} has no safe square.",
        hi: "बंद गली: वज़ीर {3} के लिए कोई सुरक्षित खाना नहीं बचा।",
      },
      ask: { en: "What does the program do now?", hi: "अब प्रोग्राम क्या करता है?" },
      aloud: {
        en: "Queens stand on [a4] and [c3]. All four squares of the third row are refused.",
        hi: "वज़ीर [a4] और [c3] पर हैं। तीसरी पंक्ति के चारों खाने अस्वीकृत हैं।",
      },
      options: [
        {
          text: { en: "It clears the board and starts again.", hi: "वह बोर्ड ख़ाली करके फिर से शुरू करता है।" },
          misconception: "M1",
          reply: {
            en: "Then all the work would be lost. [a4] may still be right.",
            hi: "तब सारा काम बेकार हो जाता। [a4] अब भी सही हो सकता है।",
          },
        },
        {
          text: { en: "It takes back queen {2} only.", hi: "वह केवल वज़ीर {2} को वापस लेता है।" },
          right: true,
        },
        {
          text: { en: "It says that there is no solution.", hi: "वह कहता है कि कोई हल नहीं है।" },
          misconception: "M2",
          reply: {
            en: "Only this one way is blocked. Many boards have not been tried yet.",
            hi: "केवल यही एक रास्ता बंद है। कई बोर्ड अभी आज़माए नहीं गए।",
          },
        },
        {
          text: { en: "It moves queen {1}.", hi: "वह वज़ीर {1} को हटाता है।" },
          reply: {
            en: "Queen {1} is the oldest choice. The newest choice is changed first.",
            hi: "वज़ीर {1} सबसे पुराना चुनाव है। सबसे नया चुनाव पहले बदला जाता है।",
          },
        },
      ],
      because: {
        en: "Only the newest choice is taken back. The queen on [a4] stays.",
        hi: "केवल सबसे नया चुनाव वापस लिया जाता है। [a4] का वज़ीर वहीं रहता है।",
      },
      teacher: {
        en: "A is the commonest answer, and a public question bank even gives it as the right one. Ask an A voter: “Which squares would be tried first after that?” The same ones: nothing would be learnt.",
        hi: "A सबसे आम उत्तर है; एक सार्वजनिक प्रश्न-बैंक तो इसी को सही बताता है। A चुनने वाले से पूछें: “उसके बाद सबसे पहले कौन-से खाने आज़माए जाएँगे?” वही खाने: कुछ नया पता नहीं चलेगा।",
      },
    },
    {
      stage: "P",
      core: true,
      setup: rows,
      at: { event: { kind: "backtrack", square: "c3" }, step: 9 },
      run: { event: { kind: "place", square: "d3" } },
      text: {
        en: "Queen {2} is taken off [c3]. Queen {1} still stands on [a4].",
        hi: "वज़ीर {2} को [c3] से हटाया। वज़ीर {1} अब भी [a4] पर है।",
      },
      ask: { en: "Which square does queen {2} try next?", hi: "वज़ीर {2} अब किस खाने को आज़माएगा?" },
      aloud: {
        en: "A queen stands on [a4]. Of the second row [a3] and [b3] were refused, and [c3] led to a dead end.",
        hi: "एक वज़ीर [a4] पर है। दूसरी पंक्ति में [a3] और [b3] अस्वीकृत हुए, और [c3] से बंद गली आई।",
      },
      options: [
        {
          text: { en: "[a3]", hi: "[a3]" },
          misconception: "M4",
          reply: {
            en: "[a3] was refused, and queen {1} has not moved since. It would be refused again.",
            hi: "[a3] अस्वीकृत हुआ था, और वज़ीर {1} तब से हिला नहीं है। वह फिर अस्वीकृत होता।",
          },
        },
        {
          text: { en: "[c3]", hi: "[c3]" },
          reply: {
            en: "[c3] has just led to a dead end. With [a4] it would do so again.",
            hi: "[c3] से अभी बंद गली आई। [a4] के साथ फिर वही होता।",
          },
        },
        { text: { en: "[d3]", hi: "[d3]" }, right: true },
        {
          text: { en: "[a2]", hi: "[a2]" },
          reply: {
            en: "[a2] is in the row of queen {3}. First queen {2} needs a square.",
            hi: "[a2] वज़ीर {3} की पंक्ति में है। पहले वज़ीर {2} को खाना चाहिए।",
          },
        },
      ],
      because: {
        en: "The row goes on where it stopped: after [c3] comes [d3].",
        hi: "पंक्ति वहीं से आगे चलती है जहाँ रुकी थी: [c3] के बाद [d3]।",
      },
      teacher: {
        en: "Each row remembers its place. In a recursive program that memory is the loop variable of its call. “Starts again at the first column” is a common wrong idea.",
        hi: "हर पंक्ति अपनी जगह याद रखती है। रिकर्शन वाले प्रोग्राम में यह याद उस कॉल का लूप-चर है। “फिर पहले स्तंभ से” एक आम ग़लत धारणा है।",
      },
    },
    {
      stage: "P",
      core: true,
      setup: rows,
      at: { event: { kind: "deadEnd", square: "b2" }, step: 16 },
      run: { event: { kind: "backtrack", square: "a4" } },
      text: {
        en: "Another dead end: queen {4} is refused on all {4} squares of its row.",
        hi: "एक और बंद गली: वज़ीर {4} अपनी पंक्ति के सभी {4} खानों पर अस्वीकृत है।",
      },
      ask: {
        en: "How many queens are taken back before a new one is placed?",
        hi: "नया वज़ीर रखने से पहले कितने वज़ीर वापस लिए जाएँगे?",
      },
      aloud: {
        en: "Queens stand on [a4], [d3] and [b2]. [d3] is the last square of its row.",
        hi: "वज़ीर [a4], [d3] और [b2] पर हैं। [d3] अपनी पंक्ति का आख़िरी खाना है।",
      },
      values: {
        retreat: {
          minus: [
            { count: "backtracks", at: { event: { kind: "place" }, from: "stop" } },
            { count: "backtracks" },
          ],
        },
        first: { count: "step", at: { event: { kind: "backtrack", square: "b2" }, from: "stop" } },
        second: { count: "step", at: { event: { kind: "backtrack", square: "d3" }, from: "stop" } },
        third: { count: "step", at: { event: { kind: "backtrack", square: "a4" }, from: "stop" } },
      },
      options: [
        {
          text: { en: "{0}", hi: "{0}" },
          reply: {
            en: "Queen {4} was never placed. Something before it must change.",
            hi: "वज़ीर {4} रखा ही नहीं गया। उससे पहले का कुछ बदलना होगा।",
          },
        },
        {
          text: { en: "{1}", hi: "{1}" },
          reply: {
            en: "After [b2] the squares [c2] and [d2] are left. Both are refused.",
            hi: "[b2] के बाद [c2] और [d2] बचे हैं। दोनों अस्वीकृत हैं।",
          },
        },
        {
          text: { en: "{2}", hi: "{2}" },
          reply: {
            en: "[d3] was the last square of its row. So queen {1} must go too.",
            hi: "[d3] अपनी पंक्ति का आख़िरी खाना था। इसलिए वज़ीर {1} भी हटेगा।",
          },
        },
        { text: { en: "{retreat}", hi: "{retreat}" }, right: true },
      ],
      because: {
        en: "{retreat}: first [b2], then [d3], then [a4]. After that [b4] comes.",
        hi: "{retreat}: पहले [b2], फिर [d3], फिर [a4]। उसके बाद [b4] आता है।",
      },
      teacher: {
        en: "A retreat may pass several levels: each row that has no square left gives up its queen. Refusals may lie between: [c2] and [d2] are tested on the way. Steps: [b2] {first}, [d3] {second}, [a4] {third}.",
        hi: "वापसी कई स्तरों की हो सकती है: जिस पंक्ति में कोई खाना न बचे, उसका वज़ीर हटता है। बीच में अस्वीकृत खाने भी आते हैं: रास्ते में [c2] और [d2] जाँचे जाते हैं। चरण: [b2] {first}, [d3] {second}, [a4] {third}।",
      },
    },
    {
      stage: "I",
      core: true,
      setup: rows,
      at: { event: { kind: "backtrack", square: "a4" }, step: 21 },
      run: { event: { kind: "place", square: "b4" } },
      text: {
        en: "The board is empty. Queen {1} goes to [b4] next.",
        hi: "बोर्ड ख़ाली है। अब वज़ीर {1} [b4] पर जाएगा।",
      },
      ask: { en: "Is this starting again?", hi: "क्या यह फिर से शुरू करना है?" },
      values: { placed: { count: "placed" } },
      options: [
        {
          text: { en: "Yes, everything begins anew.", hi: "हाँ, सब कुछ नए सिरे से शुरू होता है।" },
          misconception: "M1",
          reply: {
            en: "It looks so. But the program never comes to [a4] again: it has learnt something.",
            hi: "लगता तो ऐसा ही है। पर प्रोग्राम फिर [a4] पर कभी नहीं आएगा: उसने कुछ जान लिया है।",
          },
        },
        {
          text: { en: "No, [a4] is now ruled out for good.", hi: "नहीं, [a4] अब हमेशा के लिए छूट गया।" },
          right: true,
        },
        {
          text: { en: "No, it gives up: there is no solution.", hi: "नहीं, वह हार मानता है: कोई हल नहीं है।" },
          misconception: "M2",
          reply: {
            en: "Queen {1} has three more squares. None of them has been tried.",
            hi: "वज़ीर {1} के लिए तीन और खाने हैं। उनमें से कोई आज़माया नहीं गया।",
          },
        },
      ],
      because: {
        en: "Every board with a queen on [a4] has been tried. {placed} placements proved it.",
        hi: "[a4] पर वज़ीर वाला हर बोर्ड आज़मा लिया गया। {placed} बार रखकर यह सिद्ध हुआ।",
      },
      teacher: {
        en: "Let somebody say what has been proved: “no solution has a queen on [a4]”. By symmetry none has one on [d4] either, but the program does not know that.",
        hi: "किसी से कहलवाएँ कि क्या सिद्ध हुआ: “किसी हल में [a4] पर वज़ीर नहीं है”। सममिति से [d4] पर भी नहीं, पर प्रोग्राम यह नहीं जानता।",
      },
    },
    {
      stage: "R",
      setup: rows,
      at: { event: { kind: "solution" }, step: 31 },
      text: {
        en: "A solution: [b4], [d3], [a2], [c1]. Queens were placed {placed} times and taken back {back} times.",
        hi: "एक हल: [b4], [d3], [a2], [c1]। वज़ीर {placed} बार रखे गए और {back} बार वापस लिए गए।",
      },
      ask: {
        en: "How can you find the number of queens on the board from these two?",
        hi: "इन दोनों से बोर्ड पर वज़ीरों की संख्या कैसे निकालेंगे?",
      },
      values: {
        placed: { count: "placed" },
        back: { count: "backtracks" },
        left: { count: "depth" },
        end: { count: "step", at: { event: { kind: "end" } } },
        solutions: { count: "solutions", at: { event: { kind: "end" } } },
        both: { count: "placed", at: { event: { kind: "end" } } },
      },
      options: [
        {
          text: { en: "{placed} + {back}", hi: "{placed} + {back}" },
          reply: {
            en: "Taking back makes fewer queens, not more.",
            hi: "वापस लेने से वज़ीर घटते हैं, बढ़ते नहीं।",
          },
        },
        { text: { en: "{placed} − {back}", hi: "{placed} − {back}" }, right: true },
        {
          text: { en: "only {placed}", hi: "केवल {placed}" },
          misconception: "M3",
          reply: {
            en: "That also counts the queens that were taken back.",
            hi: "इसमें वे वज़ीर भी गिने हैं जो वापस लिए गए।",
          },
        },
      ],
      because: {
        en: "{placed} placed − {back} taken back = {left} on the board.",
        hi: "{placed} रखे − {back} वापस लिए = {left} बोर्ड पर।",
      },
      teacher: {
        en: "This holds at every step. Run on: at step {end} everything has been tried, {both} placed and {both} taken back, {solutions} solutions. Answers: Change it: [c4], [a3], [d2], [b1], the mirror image. Last question: … the newest choice that has something left to try.",
        hi: "यह हर चरण पर सही है। आगे चलाएँ: चरण {end} पर सब आज़माया जा चुका है, {both} रखे और {both} वापस लिए, {solutions} हल। उत्तर: “बदलकर देखें”: [c4], [a3], [d2], [b1], यानी दर्पण-छवि। आख़िरी प्रश्न: … सबसे नए चुनाव में कुछ आज़माना बाक़ी हो।",
      },
    },
  ],
};
