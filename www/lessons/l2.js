/**
 * Lesson 2: the same four queens by three programs, and the line that none of them can do without.
 *
 * @import { Lesson } from "./types.js"
 */

const boards = "problem=queens&n=4&method=enumerate";
const scan = "problem=queens&n=4&method=scan";
const rows = "problem=queens&n=4";

/** @type {Lesson} */
export const lesson = {
  backstep: "lesson",
  version: 1,
  code: "L2",
  title: { en: "Three programs for one puzzle", hi: "एक पहेली, तीन प्रोग्राम" },
  aim: {
    en: "Pupils can compare three programs by counting their work, and can say which line takes a choice back.",
    hi: "विद्यार्थी काम गिनकर तीन प्रोग्रामों की तुलना कर सकें और बता सकें कि कौन-सी लाइन चुनाव वापस लेती है।",
  },
  prior: {
    en: "Lesson {1}: dead end, take back.",
    hi: "पाठ {1}: बंद गली, वापस लेना।",
  },
  insight: {
    en: "Test early, and use what you know: one queen in each row.",
    hi: "जल्दी जाँचें, और जो पता है उसका उपयोग करें: हर पंक्ति में एक वज़ीर।",
  },
  modify: {
    en: "Run the scan of the whole board for {5} queens, then for {6}. It takes nothing back for {5}. Luck or skill?",
    hi: "पूरे बोर्ड वाला प्रोग्राम {5} वज़ीरों के लिए चलाएँ, फिर {6} के लिए। {5} में वह कुछ वापस नहीं लेता। किस्मत या समझदारी?",
  },
  make: {
    en: "Delete the take-back line in your own copy of the program. Paste the board that it prints into Check.",
    hi: "प्रोग्राम की अपनी प्रति में वापस लेने वाली लाइन मिटाएँ। वह जो बोर्ड छापे, उसे “जाँचें” में चिपकाएँ।",
  },
  exit: {
    en: "Which of the three programs finds every solution only once?",
    hi: "तीनों में से कौन-से प्रोग्राम हर हल केवल एक बार खोजते हैं?",
  },
  stops: [
    {
      stage: "P",
      setup: boards,
      grain: "tests",
      at: { event: { kind: "reject", square: "a1" }, step: 4 },
      run: { event: { kind: "backtrack", square: "a2" } },
      text: {
        en: "Generate and test: fill all rows first, check then. The first board has all queens in one column.",
        hi: "बनाओ और जाँचो: पहले सारी पंक्तियाँ भरें, फिर जाँचें। पहले बोर्ड में सभी वज़ीर एक ही स्तंभ में हैं।",
      },
      ask: {
        en: "The next board changes only queen {4}. Can it be right?",
        hi: "अगले बोर्ड में केवल वज़ीर {4} बदलता है। क्या वह सही हो सकता है?",
      },
      aloud: {
        en: "Queens stand on [a4], [a3], [a2] and [a1]. The next board has [a4], [a3], [a2] and [b1].",
        hi: "वज़ीर [a4], [a3], [a2] और [a1] पर हैं। अगले बोर्ड में वे [a4], [a3], [a2] और [b1] पर होंगे।",
      },
      values: {
        same: { count: "rejected", at: { event: { kind: "backtrack", square: "a3" } } },
        last: { count: "rejected", at: { event: { kind: "backtrack", square: "b3" } } },
      },
      options: [
        {
          text: { en: "Yes.", hi: "हाँ।" },
          reply: {
            en: "Look at queens {1} and {2}: they attack each other, wherever queen {4} stands.",
            hi: "वज़ीर {1} और {2} को देखें: वज़ीर {4} कहीं भी हो, वे एक-दूसरे पर हमला करते हैं।",
          },
        },
        { text: { en: "No.", hi: "नहीं।" }, right: true },
        {
          text: { en: "Only if queen {4} is safe.", hi: "केवल तब, जब वज़ीर {4} सुरक्षित हो।" },
          reply: {
            en: "Even then queens {1} and {2} attack each other.",
            hi: "तब भी वज़ीर {1} और {2} एक-दूसरे पर हमला करते हैं।",
          },
        },
      ],
      because: {
        en: "The fault is in queens {1} and {2}. It spoils {same} boards one after the other.",
        hi: "दोष वज़ीर {1} और {2} में है। इससे लगातार {same} बोर्ड बेकार हो जाते हैं।",
      },
      teacher: {
        en: "Then comes [b3], on the diagonal of [a4], and spoils as many again: boards {1} to {last} all fail because of two queens. A program that tests early would have seen it after two.",
        hi: "फिर [b3] आता है, जो [a4] के विकर्ण पर है, और उतने ही बोर्ड फिर बेकार होते हैं: बोर्ड {1} से {last} तक सब दो वज़ीरों के कारण ग़लत हैं। जल्दी जाँचने वाला प्रोग्राम इसे दो वज़ीरों पर ही देख लेता।",
      },
    },
    {
      stage: "R",
      core: true,
      setup: boards,
      at: { event: { kind: "backtrack", square: "a2" }, step: 8 },
      run: { event: { kind: "solution" } },
      text: {
        en: "There are {all} boards with one queen in each row. The program builds them one by one.",
        hi: "हर पंक्ति में एक वज़ीर वाले {all} बोर्ड हैं। प्रोग्राम उन्हें एक-एक करके बनाता है।",
      },
      ask: {
        en: "Guess: which board is the first right one?",
        hi: "अंदाज़ा लगाएँ: पहला सही बोर्ड कौन-सा होगा?",
      },
      values: {
        all: {
          plus: [
            { count: "rejected", at: { event: { kind: "end" } } },
            { count: "solutions", at: { event: { kind: "end" } } },
          ],
        },
        first: {
          plus: [
            { count: "rejected", at: { event: { kind: "solution" } } },
            { count: "solutions", at: { event: { kind: "solution" } } },
          ],
        },
        second: {
          plus: [
            { count: "rejected", at: { event: { kind: "solution" }, nth: 2 } },
            { count: "solutions", at: { event: { kind: "solution" }, nth: 2 } },
          ],
        },
        corner: { count: "rejected", at: { event: { kind: "backtrack", square: "a4" } } },
      },
      options: [
        {
          text: { en: "one of the first {16}", hi: "पहले {16} में से एक" },
          reply: {
            en: "Queens {1} and {2} attack each other on all of these.",
            hi: "इन सब में वज़ीर {1} और {2} एक-दूसरे पर हमला करते हैं।",
          },
        },
        {
          text: { en: "about number {50}", hi: "लगभग {50}वाँ" },
          reply: {
            en: "Up to number {corner} queen {1} stands on [a4]. All of these fail.",
            hi: "संख्या {corner} तक वज़ीर {1} [a4] पर रहता है। ये सब ग़लत निकलते हैं।",
          },
        },
        { text: { en: "number {first}", hi: "संख्या {first}" }, right: true },
        {
          text: { en: "the very last one", hi: "सबसे आख़िरी वाला" },
          reply: {
            en: "The last board has all queens in the last column.",
            hi: "आख़िरी बोर्ड में सभी वज़ीर आख़िरी स्तंभ में हैं।",
          },
        },
      ],
      because: {
        en: "Number {first}. All {corner} boards with a queen on [a4] fail before it.",
        hi: "संख्या {first}। उससे पहले [a4] पर वज़ीर वाले सभी {corner} बोर्ड ग़लत निकलते हैं।",
      },
      teacher: {
        en: "The other right board is number {second}. Nobody can know the answer: let them guess, then run.",
        hi: "दूसरा सही बोर्ड संख्या {second} है। उत्तर कोई नहीं जान सकता: पहले अंदाज़ा लगवाएँ, फिर चलाएँ।",
      },
    },
    {
      stage: "P",
      core: true,
      setup: scan,
      at: { event: { kind: "deadEnd", square: "b1" }, step: 38 },
      run: { event: { kind: "place", square: "d3" }, from: "stop" },
      text: {
        en: "The book's program looks at the whole board for each queen. All {squares} squares are refused for queen {4}.",
        hi: "किताब का प्रोग्राम हर वज़ीर के लिए पूरा बोर्ड देखता है। वज़ीर {4} के लिए सभी {squares} खाने अस्वीकृत हैं।",
      },
      ask: { en: "What happens next?", hi: "आगे क्या होगा?" },
      aloud: {
        en: "Queens stand on [a4], [c3] and [b1]. Each time a queen is taken back, the scan goes on with the square after it.",
        hi: "वज़ीर [a4], [c3] और [b1] पर हैं। वज़ीर वापस लेने के बाद खोज उसके अगले खाने से आगे बढ़ती है।",
      },
      values: {
        squares: { board: "squares" },
        third: { count: "step", at: { event: { kind: "backtrack", square: "b1" }, from: "stop" } },
        second: { count: "step", at: { event: { kind: "backtrack", square: "c3" }, from: "stop" } },
        again: { count: "step", at: { event: { kind: "place", square: "d3" }, from: "stop" } },
      },
      options: [
        {
          text: { en: "All three queens are taken back.", hi: "तीनों वज़ीर वापस लिए जाते हैं।" },
          misconception: "M1",
          reply: {
            en: "Only as many as must. [a4] stays.",
            hi: "केवल उतने, जितने ज़रूरी हों। [a4] वहीं रहता है।",
          },
        },
        {
          text: { en: "[b1] is taken back, then [c3].", hi: "[b1] वापस लिया जाता है, फिर [c3]।" },
          right: true,
        },
        {
          text: { en: "It says that there is no solution.", hi: "वह कहता है कि कोई हल नहीं है।" },
          misconception: "M2",
          reply: {
            en: "Most boards have not been tried yet.",
            hi: "ज़्यादातर बोर्ड अभी आज़माए नहीं गए।",
          },
        },
        {
          text: { en: "Queen {4} waits, queen {1} moves.", hi: "वज़ीर {4} रुकता है, वज़ीर {1} हटता है।" },
          reply: {
            en: "The newest choice is changed first: [b1].",
            hi: "सबसे नया चुनाव पहले बदला जाता है: [b1]।",
          },
        },
      ],
      because: {
        en: "[b1] goes at step {third}. No square after it is safe, so [c3] goes too. Then [d3] comes.",
        hi: "[b1] चरण {third} पर हटता है। उसके बाद कोई खाना सुरक्षित नहीं, इसलिए [c3] भी हटता है। फिर [d3] आता है।",
      },
      teacher: {
        en: "This is the picture in the textbook: three queens, no place for the fourth. Row by row it never occurs. Steps: [b1] {third}, [c3] {second}, [d3] {again}.",
        hi: "पाठ्यपुस्तक का चित्र यही है: तीन वज़ीर, चौथे के लिए जगह नहीं। पंक्ति-दर-पंक्ति यह स्थिति कभी नहीं आती। चरण: [b1] {third}, [c3] {second}, [d3] {again}।",
      },
    },
    {
      stage: "P",
      setup: scan,
      at: { event: { kind: "backtrack", square: "d3" }, step: 94 },
      run: { event: { kind: "place", square: "d3" }, from: "stop" },
      text: {
        en: "[d3] has failed too. The next safe square for queen {2} is [b2], one row lower.",
        hi: "[d3] भी असफल रहा। वज़ीर {2} के लिए अगला सुरक्षित खाना [b2] है, एक पंक्ति नीचे।",
      },
      ask: { en: "Can [b2] help, with [a4] still there?", hi: "[a4] वहीं रहे, तो क्या [b2] से बात बनेगी?" },
      aloud: {
        en: "A queen stands on [a4]. Boards with [a4] and [c3], and with [a4] and [d3], have all been tried.",
        hi: "एक वज़ीर [a4] पर है। [a4] और [c3] वाले, तथा [a4] और [d3] वाले सभी बोर्ड आज़माए जा चुके हैं।",
      },
      values: {
        placed: { count: "step", at: { event: { kind: "place", square: "b2" }, from: "stop" } },
        again: { count: "step", at: { event: { kind: "place", square: "d3" }, from: "stop" } },
        before: { count: "step", at: { event: { kind: "place", square: "b2" } } },
      },
      options: [
        {
          text: { en: "Yes: it is a new square for queen {2}.", hi: "हाँ: वज़ीर {2} के लिए यह नया खाना है।" },
          reply: {
            en: "For queen {2} it is new. For the board it is not: queen {3} has stood there.",
            hi: "वज़ीर {2} के लिए नया है। बोर्ड के लिए नहीं: वज़ीर {3} वहाँ रह चुका है।",
          },
        },
        {
          text: {
            en: "No: old boards come again, in another order.",
            hi: "नहीं: पुराने बोर्ड दूसरे क्रम में फिर आएँगे।",
          },
          right: true,
        },
        {
          text: { en: "No: [b2] is attacked.", hi: "नहीं: [b2] पर हमला है।" },
          reply: {
            en: "[b2] is safe. The program does place a queen there.",
            hi: "[b2] सुरक्षित है। प्रोग्राम वहाँ वज़ीर सचमुच रखता है।",
          },
        },
      ],
      because: {
        en: "At step {again} the board is [a4], [b2], [d3]. It was there before: [a4], [d3], [b2] at step {before}.",
        hi: "चरण {again} पर बोर्ड [a4], [b2], [d3] है। वह पहले भी था: चरण {before} पर [a4], [d3], [b2]।",
      },
      teacher: {
        en: "The scan does not know that the order of the queens makes no difference. That is why it finds each of the {2} boards {24} times: {4} × {3} × {2} × {1} orders. ([b2] is placed at step {placed}.)",
        hi: "पूरे बोर्ड वाला प्रोग्राम नहीं जानता कि वज़ीरों के क्रम से फ़र्क़ नहीं पड़ता। इसीलिए {2} में से हर बोर्ड उसे {24} बार मिलता है: {4} × {3} × {2} × {1} क्रम। ([b2] चरण {placed} पर रखा जाता है।)",
      },
    },
    {
      stage: "R",
      core: true,
      setup: rows,
      second: { setup: scan, unit: "placements" },
      at: { step: 0 },
      run: { event: { kind: "solution" } },
      text: {
        en: "Left: one row for each queen. Right: the whole board for each queen.",
        hi: "बाएँ: हर वज़ीर की अपनी पंक्ति। दाएँ: हर वज़ीर के लिए पूरा बोर्ड।",
      },
      ask: { en: "Which finds its first solution sooner?", hi: "पहला हल किसे जल्दी मिलेगा?" },
      values: {
        rows: { count: "placed", at: { event: { kind: "solution" } } },
        rowsRefused: { count: "rejected", at: { event: { kind: "solution" } } },
        rowsBack: { count: "backtracks", at: { event: { kind: "solution" } } },
        rowsAll: { count: "placed", at: { event: { kind: "end" } } },
        rowsSolutions: { count: "solutions", at: { event: { kind: "end" } } },
        scan: { count: "placed", setup: scan, at: { event: { kind: "solution" } } },
        scanRefused: { count: "rejected", setup: scan, at: { event: { kind: "solution" } } },
        scanBack: { count: "backtracks", setup: scan, at: { event: { kind: "solution" } } },
        scanAll: { count: "placed", setup: scan, at: { event: { kind: "end" } } },
        scanSolutions: { count: "solutions", setup: scan, at: { event: { kind: "end" } } },
      },
      options: [
        { text: { en: "Row by row.", hi: "पंक्ति-दर-पंक्ति वाले को।" }, right: true },
        {
          text: { en: "The whole board: it has more choice.", hi: "पूरे बोर्ड वाले को: उसके पास विकल्प ज़्यादा हैं।" },
          reply: {
            en: "More choice is more to try. Most of it is useless.",
            hi: "ज़्यादा विकल्प यानी ज़्यादा आज़माना। उनमें से ज़्यादातर बेकार हैं।",
          },
        },
        {
          text: { en: "Both at the same time.", hi: "दोनों को एक साथ।" },
          reply: {
            en: "They find the same board, but not after the same work.",
            hi: "बोर्ड दोनों को वही मिलता है, पर मेहनत बराबर नहीं।",
          },
        },
      ],
      because: {
        en: "Row by row places {rows} queens, the whole board {scan}. One queen a row saves the rest.",
        hi: "पंक्ति-दर-पंक्ति {rows} बार रखता है, पूरे बोर्ड वाला {scan} बार। हर पंक्ति में एक वज़ीर: बाक़ी मेहनत बची।",
      },
      teacher: {
        en: "Placed / refused / taken back: {rows}/{rowsRefused}/{rowsBack} against {scan}/{scanRefused}/{scanBack}. The whole search: {rowsAll} placements and {rowsSolutions} solutions against {scanAll} and {scanSolutions}, the same two boards in {24} orders each.",
        hi: "रखे / अस्वीकृत / वापस लिए: {rows}/{rowsRefused}/{rowsBack} और {scan}/{scanRefused}/{scanBack}। पूरी खोज: {rowsAll} बार रखना और {rowsSolutions} हल; दूसरी ओर {scanAll} और {scanSolutions}, वही दो बोर्ड {24}-{24} क्रमों में।",
      },
    },
    {
      stage: "I",
      setup: "problem=queens&n=8&method=enumerate",
      at: { event: { kind: "reject", square: "a1" }, step: 8 },
      run: { event: { kind: "solution" } },
      text: {
        en: "Now {8} queens, generate and test. There are {all} boards.",
        hi: "अब {8} वज़ीर, बनाओ और जाँचो। कुल {all} बोर्ड हैं।",
      },
      ask: {
        en: "About how many boards come before the first right one?",
        hi: "पहले सही बोर्ड से पहले लगभग कितने बोर्ड आएँगे?",
      },
      values: {
        all: { times: [8, 8, 8, 8, 8, 8, 8, 8] },
        boards: {
          plus: [
            { count: "rejected", at: { event: { kind: "solution" } } },
            { count: "solutions", at: { event: { kind: "solution" } } },
          ],
        },
        tests: {
          plus: [
            { count: "placed", setup: "problem=queens&n=8", at: { event: { kind: "solution" } } },
            { count: "rejected", setup: "problem=queens&n=8", at: { event: { kind: "solution" } } },
          ],
        },
      },
      options: [
        {
          text: { en: "a hundred", hi: "सौ" },
          reply: {
            en: "Row by row that would be near. Here nothing is tested before the board is full.",
            hi: "पंक्ति-दर-पंक्ति में लगभग इतना होता। यहाँ बोर्ड भरने से पहले कुछ नहीं जाँचा जाता।",
          },
        },
        {
          text: { en: "ten thousand", hi: "दस हज़ार" },
          reply: {
            en: "More. Each bad pair at the top spoils thousands of boards.",
            hi: "इससे ज़्यादा। ऊपर की हर ग़लत जोड़ी हज़ारों बोर्ड बेकार करती है।",
          },
        },
        { text: { en: "more than a million", hi: "दस लाख से ज़्यादा" }, right: true },
      ],
      because: {
        en: "The first right board is number {boards}. Row by row needs only {tests} tests.",
        hi: "पहला सही बोर्ड संख्या {boards} है। पंक्ति-दर-पंक्ति केवल {tests} जाँचें चाहिए।",
      },
      teacher: {
        en: "For the knight on {8}×{8} it is hopeless: the very first sequence [a8], [b6], [c4], [d2] leaves the board at move {4}, and {8}⁵⁹ sequences begin that way.",
        hi: "{8}×{8} पर घोड़े के लिए यह तरीका बेकार है: सबसे पहला क्रम [a8], [b6], [c4], [d2] चाल {4} पर बोर्ड से बाहर चला जाता है, और {8}⁵⁹ क्रम ऐसे ही शुरू होते हैं।",
      },
    },
    {
      stage: "I",
      core: true,
      setup: scan,
      at: { event: { kind: "deadEnd", square: "b1" }, step: 38 },
      panels: ["program"],
      text: {
        en: "One line of this program was deleted. It stops with this board, after {placed} placements.",
        hi: "इस प्रोग्राम की एक लाइन मिटा दी गई। वह {placed} बार रखने के बाद इसी बोर्ड पर रुक जाता है।",
      },
      ask: { en: "Which line is missing?", hi: "कौन-सी लाइन ग़ायब है?" },
      aloud: {
        en: "The program prints queens on [a4], [c3] and [b1], no fourth queen, and ends.",
        hi: "प्रोग्राम [a4], [c3] और [b1] पर वज़ीर छापता है, चौथा नहीं, और समाप्त हो जाता है।",
      },
      values: {
        placed: { count: "placed" },
        five: {
          count: "placed",
          setup: "problem=queens&n=5&method=scan",
          at: { event: { kind: "solution" } },
        },
        six: {
          count: "placed",
          setup: "problem=queens&n=6&method=scan",
          at: { event: { kind: "solution" } },
        },
      },
      options: [
        {
          text: { en: "the line that tests a square", hi: "खाना जाँचने वाली लाइन" },
          reply: {
            en: "Without a test queens would attack each other. Here none does.",
            hi: "जाँच न हो तो वज़ीर एक-दूसरे पर हमला करते। यहाँ कोई नहीं करता।",
          },
        },
        {
          text: { en: "the line that places a queen", hi: "वज़ीर रखने वाली लाइन" },
          reply: {
            en: "Queens have been placed, so that line is there.",
            hi: "वज़ीर रखे गए हैं, इसलिए वह लाइन मौजूद है।",
          },
        },
        {
          text: { en: "the line that takes a queen back", hi: "वज़ीर वापस लेने वाली लाइन" },
          right: true,
        },
        {
          text: { en: "the line that prints", hi: "छापने वाली लाइन" },
          reply: {
            en: "It has printed a board, only not a full one.",
            hi: "बोर्ड तो छपा है, बस पूरा नहीं है।",
          },
        },
      ],
      because: {
        en: "No queen is ever taken back. So every square stays attacked or occupied for ever.",
        hi: "कोई वज़ीर कभी वापस नहीं लिया जाता। इसलिए हर खाना हमेशा के लिए हमले में या भरा रहता है।",
      },
      teacher: {
        en: "For {5} queens nobody would notice the missing line: there nothing has to be taken back. Answers: Change it: {5} queens need {five} placements, {6} need {six}. Last question: generate and test, and row by row.",
        hi: "{5} वज़ीरों में ग़ायब लाइन का पता ही नहीं चलता: वहाँ कुछ वापस नहीं लेना पड़ता। उत्तर: “बदलकर देखें”: {5} वज़ीरों में {five} बार रखना, {6} में {six} बार। आख़िरी प्रश्न: “बनाओ और जाँचो” और “पंक्ति-दर-पंक्ति”।",
      },
    },
  ],
};
