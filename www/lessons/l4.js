/**
 * Lesson 4: what the class sees at once costs the program millions of steps, unless it looks ahead.
 *
 * @import { Lesson, Place, Value } from "./types.js"
 */

const knight = "problem=tour";
const ahead = "problem=queens&n=4&method=forward";

/** To the first solution of n queens. @param {"placed"|"backtracks"} count @param {number} n @param {string} [method] @returns {Value} */
const queens = (count, n, method = "rows") => ({
  count,
  setup: `problem=queens&n=${n}&method=${method}`,
  at: { event: { kind: "solution" } },
});

/** @type {Place} */
const f7 = { event: { kind: "backtrack", square: "f7" }, from: "stop" };
/** Placements under f7, its own included. @type {Value} */
const hopeless = {
  plus: [
    {
      minus: [
        { count: "placed", at: { event: { kind: "backtrack", square: "f7" } } },
        { count: "placed", at: { event: { kind: "place", square: "f7" } } },
      ],
    },
    1,
  ],
};

/** @type {Lesson} */
export const lesson = {
  backstep: "lesson",
  version: 1,
  code: "L4",
  title: { en: "You can see it, the program cannot", hi: "आप देख सकते हैं, प्रोग्राम नहीं" },
  aim: {
    en: "Pupils can say what looking ahead costs and what it saves.",
    hi: "विद्यार्थी बता सकें कि आगे देखने में क्या लगता है और उससे क्या बचता है।",
  },
  prior: {
    en: "Lesson {3}: the mistake comes before the dead end.",
    hi: "पाठ {3}: ग़लती बंद गली से पहले होती है।",
  },
  insight: {
    en: "Look ahead: pay a little at each step, and save millions of useless ones.",
    hi: "आगे देखें: हर चरण पर थोड़ी मेहनत ज़्यादा, पर लाखों बेकार चरणों की बचत।",
  },
  modify: {
    en: "Switch “refuse jumps that cut a square off” on for the {5}×{5} board, and compare.",
    hi: "{5}×{5} बोर्ड पर “वे छलाँगें अस्वीकार करें जो कोई खाना काट दें” चालू करें और तुलना करें।",
  },
  make: {
    en: "Add a test to your own program: does every later row keep a safe square?",
    hi: "अपने प्रोग्राम में एक जाँच जोड़ें: क्या आगे की हर पंक्ति में एक सुरक्षित खाना बचता है?",
  },
  exit: {
    en: "What does looking ahead cost, and what does it save?",
    hi: "आगे देखने में क्या लगता है, और क्या बचता है?",
  },
  stops: [
    {
      stage: "P",
      setup: knight,
      at: { event: { kind: "deadEnd" }, step: 131 },
      run: { event: { kind: "place" }, from: "stop" },
      text: {
        en: "The first dead end, on [h8]. {free} squares are still free.",
        hi: "पहली बंद गली, [h8] पर। {free} खाने अब भी खाली हैं।",
      },
      ask: { en: "How many moves are taken back?", hi: "कितनी चालें वापस ली जाएँगी?" },
      aloud: {
        en: "The knight came to [h8] from [f7]. From [f7] it can also jump to [d6], which is free.",
        hi: "घोड़ा [f7] से [h8] पर आया। [f7] से वह [d6] पर भी कूद सकता है, जो खाली है।",
      },
      values: {
        free: { minus: [{ board: "squares" }, { count: "pieces" }] },
        moves: { count: "depth" },
        retreat: {
          minus: [
            { count: "backtracks", at: { event: { kind: "place" }, from: "stop" } },
            { count: "backtracks" },
          ],
        },
      },
      options: [
        { text: { en: "{retreat}", hi: "{retreat}" }, right: true },
        {
          text: { en: "{5}", hi: "{5}" },
          reply: {
            en: "Not so many: [f7] still has a jump to try.",
            hi: "इतनी नहीं: [f7] से एक छलाँग अभी बाक़ी है।",
          },
        },
        {
          text: { en: "all {moves}", hi: "सभी {moves}" },
          misconception: "M1",
          reply: {
            en: "Going back is not starting again.",
            hi: "वापस लेना फिर से शुरू करना नहीं है।",
          },
        },
      ],
      because: {
        en: "Only the move to [h8]. From [f7] the knight can still go to [d6].",
        hi: "केवल [h8] वाली चाल। [f7] से घोड़ा अब भी [d6] पर जा सकता है।",
      },
      teacher: {
        en: "Pupils expect a long way back from a dead end. Here it is the shortest possible, and exactly that is the trap.",
        hi: "विद्यार्थी सोचते हैं कि बंद गली से दूर तक लौटना होगा। यहाँ सबसे कम लौटना पड़ता है, और यही जाल है।",
      },
    },
    {
      stage: "P",
      core: true,
      setup: knight,
      at: { event: { kind: "place", square: "d6" }, step: 136 },
      text: { en: "The knight goes from [f7] to [d6].", hi: "घोड़ा [f7] से [d6] पर जाता है।" },
      ask: {
        en: "Which free square can never be reached again?",
        hi: "किस खाली खाने पर अब कभी नहीं पहुँचा जा सकता?",
      },
      aloud: {
        en: "[h8] is reached from [f7] and [g6], [a1] from [b3] and [c2], [b8] from [a6], [c6] and [d7]. Of all these the knight has used [f7] and [g6].",
        hi: "[h8] तक [f7] और [g6] से पहुँचते हैं, [a1] तक [b3] और [c2] से, [b8] तक [a6], [c6] और [d7] से। इनमें से [f7] और [g6] पर घोड़ा आ चुका है।",
      },
      options: [
        {
          text: { en: "[a1]", hi: "[a1]" },
          reply: {
            en: "[b3] and [c2] lead to [a1]. Both are still free.",
            hi: "[a1] तक [b3] और [c2] से पहुँचते हैं। दोनों अब भी खाली हैं।",
          },
        },
        {
          text: { en: "[b8]", hi: "[b8]" },
          reply: {
            en: "[a6], [c6] and [d7] lead to [b8]. All are still free.",
            hi: "[b8] तक [a6], [c6] और [d7] से पहुँचते हैं। सब अब भी खाली हैं।",
          },
        },
        { text: { en: "[h8]", hi: "[h8]" }, right: true },
        {
          text: { en: "none", hi: "कोई नहीं" },
          reply: {
            en: "Look at the corners: which squares lead there?",
            hi: "कोनों को देखें: वहाँ किन खानों से पहुँचते हैं?",
          },
        },
      ],
      because: {
        en: "Only [f7] and [g6] lead to [h8]. Both have been used.",
        hi: "[h8] तक केवल [f7] और [g6] से पहुँचते हैं। दोनों आ चुके हैं।",
      },
      teacher: {
        en: "From here on no tour is possible, whatever the knight does. The class knows it; the program does not.",
        hi: "अब घोड़ा कुछ भी करे, कोई यात्रा संभव नहीं। कक्षा यह जानती है; प्रोग्राम नहीं।",
      },
    },
    {
      stage: "P",
      core: true,
      setup: knight,
      at: { event: { kind: "place", square: "d6" }, step: 136 },
      run: f7,
      text: {
        en: "[h8] is lost as long as [f7] stays. The program does not notice.",
        hi: "[f7] जब तक रहेगा, [h8] नहीं मिलेगा। प्रोग्राम को पता नहीं चलता।",
      },
      ask: { en: "When does it take [f7] back?", hi: "वह [f7] को कब वापस लेगा?" },
      values: {
        free: { minus: [{ board: "squares" }, { count: "pieces" }] },
        step: { count: "step", at: f7 },
        placed: hopeless,
      },
      options: [
        {
          text: { en: "within {100} steps", hi: "{100} चरणों के भीतर" },
          reply: {
            en: "First it tries everything else behind [f7]. That is a lot.",
            hi: "पहले वह [f7] के आगे का सब कुछ आज़माता है। वह बहुत ज़्यादा है।",
          },
        },
        {
          text: { en: "after about {10000} steps", hi: "लगभग {10000} चरणों के बाद" },
          reply: {
            en: "{free} squares can be arranged in far more ways.",
            hi: "{free} खानों पर जाने के तरीके इससे कहीं ज़्यादा हैं।",
          },
        },
        {
          text: { en: "after about a million steps", hi: "लगभग दस लाख चरणों के बाद" },
          reply: {
            en: "Still too few: it takes about {40} times as long.",
            hi: "यह भी कम है: इससे लगभग {40} गुना समय लगता है।",
          },
        },
        { text: { en: "later than all these", hi: "इन सबके बाद" }, right: true },
      ],
      because: {
        en: "At step {step}, after {placed} placements for nothing.",
        hi: "चरण {step} पर, {placed} बार बेकार रखने के बाद।",
      },
      teacher: {
        en: "“Jump: this square changes”, with [f7] chosen, runs there in about a second. Count the seconds aloud; a person at one step a second would need more than a year.",
        hi: "[f7] चुनकर “सीधे जाएँ: यह खाना बदले” लगभग एक सेकंड में वहाँ पहुँचता है। सेकंड ज़ोर से गिनें; एक सेकंड में एक चरण करने वाले व्यक्ति को एक साल से ज़्यादा लगता।",
      },
    },
    {
      stage: "I",
      setup: knight,
      at: { event: { kind: "solution" }, step: 74256271 },
      show: ["visits"],
      text: {
        en: "The first tour. The colours show how often each square was used.",
        hi: "पहली यात्रा। रंग दिखाते हैं कि हर खाने पर कितनी बार रखा गया।",
      },
      ask: {
        en: "How many of its moves were right from the beginning?",
        hi: "इसकी कितनी चालें शुरू से ही सही थीं?",
      },
      aloud: {
        en: "In a large part of the board each square was used exactly once; in the rest some hundred thousand times.",
        hi: "बोर्ड के एक बड़े हिस्से में हर खाने पर ठीक एक बार रखा गया; बाक़ी में लाखों बार।",
      },
      values: {
        share: { percent: [hopeless, { count: "placed" }] },
        placed: { count: "placed" },
        hopeless,
      },
      options: [
        {
          text: { en: "none", hi: "एक भी नहीं" },
          misconception: "M1",
          reply: {
            en: "Look at the squares that were used only once.",
            hi: "उन खानों को देखें जिन पर केवल एक बार रखा गया।",
          },
        },
        { text: { en: "the first {33}", hi: "पहली {33}" }, right: true },
        {
          text: { en: "all of them", hi: "सभी" },
          reply: {
            en: "Then nothing would have been taken back.",
            hi: "तब कुछ भी वापस नहीं लिया जाता।",
          },
        },
      ],
      because: {
        en: "Moves {1} to {33} never changed. {share} % of all placements were made with [h8] lost.",
        hi: "चाल {1} से {33} तक कभी नहीं बदलीं। {share}% बार तब रखा गया जब [h8] खो चुका था।",
      },
      teacher: {
        en: "{hopeless} of {placed} placements. Opening this stop takes about a second.",
        hi: "{placed} में से {hopeless} बार। यह पड़ाव खुलने में लगभग एक सेकंड लगता है।",
      },
    },
    {
      stage: "P",
      core: true,
      setup: ahead,
      grain: "tests",
      at: { event: { kind: "reject", square: "b3" }, step: 3 },
      run: { event: { kind: "reject", square: "c3" } },
      text: {
        en: "Four queens again, but now the program looks ahead. No queen attacks [c3].",
        hi: "फिर चार वज़ीर, पर अब प्रोग्राम आगे देखता है। [c3] पर कोई हमला नहीं है।",
      },
      ask: { en: "Will it place queen {2} on [c3]?", hi: "क्या वह वज़ीर {2} को [c3] पर रखेगा?" },
      aloud: {
        en: "A queen stands on [a4]: it attacks [a2] and [c2]. A queen on [c3] would attack [b2], [c2] and [d2].",
        hi: "एक वज़ीर [a4] पर है: वह [a2] और [c2] पर हमला करता है। [c3] का वज़ीर [b2], [c2] और [d2] पर हमला करेगा।",
      },
      options: [
        {
          text: { en: "Yes, [c3] is safe.", hi: "हाँ, [c3] सुरक्षित है।" },
          reply: {
            en: "Safe now. But look at the row below: what would be left there?",
            hi: "अभी सुरक्षित है। पर नीचे की पंक्ति देखें: वहाँ क्या बचेगा?",
          },
        },
        {
          text: {
            en: "No: queen {3} would have no safe square.",
            hi: "नहीं: वज़ीर {3} के लिए सुरक्षित खाना नहीं बचता।",
          },
          right: true,
        },
        {
          text: { en: "No: [c3] led to a dead end before.", hi: "नहीं: [c3] से पहले बंद गली आई थी।" },
          misconception: "M7",
          reply: {
            en: "That was another run. In this one [c3] has not been tried yet.",
            hi: "वह दूसरी खोज थी। इस बार [c3] अभी आज़माया ही नहीं गया।",
          },
        },
      ],
      because: {
        en: "The program sees the dead end one step before it would walk into it.",
        hi: "प्रोग्राम बंद गली को उसमें जाने से एक चरण पहले देख लेता है।",
      },
      teacher: {
        en: "In lesson {1} the queen was placed on [c3], four squares were refused, and it was taken back: five steps. Here it is one. In exams this is called forward checking.",
        hi: "पाठ {1} में वज़ीर [c3] पर रखा गया, चार खाने अस्वीकृत हुए और वह वापस लिया गया: पाँच चरण। यहाँ एक ही। परीक्षाओं में इसे forward checking कहते हैं।",
      },
    },
    {
      stage: "R",
      setup: "problem=queens&n=8",
      second: { setup: "problem=queens&n=8&method=forward", unit: "placements" },
      at: { step: 0 },
      run: { event: { kind: "solution" } },
      text: {
        en: "{8} queens. Left: row by row. Right: the same with looking ahead.",
        hi: "{8} वज़ीर। बाएँ: पंक्ति-दर-पंक्ति। दाएँ: वही, आगे देखकर।",
      },
      ask: {
        en: "How often does each side place a queen?",
        hi: "कौन-सा कितनी बार वज़ीर रखता है?",
      },
      values: {
        rows4: queens("placed", 4),
        ahead4: queens("placed", 4, "forward"),
        rows6: queens("placed", 6),
        ahead6: queens("placed", 6, "forward"),
        rows8: queens("placed", 8),
        ahead8: queens("placed", 8, "forward"),
        backRows4: queens("backtracks", 4),
        backAhead4: queens("backtracks", 4, "forward"),
        backRows6: queens("backtracks", 6),
        backAhead6: queens("backtracks", 6, "forward"),
        backRows8: queens("backtracks", 8),
        backAhead8: queens("backtracks", 8, "forward"),
        cut: {
          count: "placed",
          setup: "problem=tour&n=5&prune=1",
          at: { event: { kind: "solution" } },
        },
        plain: { count: "placed", setup: "problem=tour&n=5", at: { event: { kind: "solution" } } },
      },
      options: [
        {
          text: { en: "both {rows8} times", hi: "दोनों {rows8} बार" },
          reply: {
            en: "The right side refuses squares that the left one tries.",
            hi: "दायाँ उन खानों को अस्वीकार करता है जिन्हें बायाँ आज़माता है।",
          },
        },
        { text: { en: "{rows8} and {ahead8}", hi: "{rows8} और {ahead8}" }, right: true },
        {
          text: { en: "{rows8} and only {8}", hi: "{rows8} और केवल {8}" },
          reply: {
            en: "One step ahead is not to the end: there are still mistakes.",
            hi: "एक चरण आगे देखना अंत तक देखना नहीं है: ग़लतियाँ फिर भी होती हैं।",
          },
        },
      ],
      because: {
        en: "{rows8} row by row, {ahead8} with looking ahead. For {4} queens: {rows4} and {ahead4}.",
        hi: "पंक्ति-दर-पंक्ति {rows8}, आगे देखकर {ahead8}। {4} वज़ीरों में: {rows4} और {ahead4}।",
      },
      teacher: {
        en: "Placed, without and with, for {4}, {6} and {8} queens: {rows4} / {ahead4} · {rows6} / {ahead6} · {rows8} / {ahead8}. Taken back: {backRows4} / {backAhead4} · {backRows6} / {backAhead6} · {backRows8} / {backAhead8}. Answers: Change it: on {5}×{5} the search places {plain} times, with looking ahead {cut} times. Last question: it costs more tests at every step, and saves all that lies behind the refused squares.",
        hi: "{4}, {6} और {8} वज़ीर, बिना और आगे देखकर, रखे: {rows4} / {ahead4} · {rows6} / {ahead6} · {rows8} / {ahead8}। वापस लिए: {backRows4} / {backAhead4} · {backRows6} / {backAhead6} · {backRows8} / {backAhead8}। उत्तर: “बदलकर देखें”: {5}×{5} पर खोज {plain} बार रखती है, आगे देखकर {cut} बार। आख़िरी प्रश्न: हर चरण पर जाँचें ज़्यादा लगती हैं, पर अस्वीकृत खानों के आगे का सब कुछ बच जाता है।",
      },
    },
  ],
};
