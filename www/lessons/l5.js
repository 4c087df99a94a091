/**
 * Lesson 5: the tree stays the same, the order decides which part of it is walked first.
 *
 * @import { Lesson, Place, Value } from "./types.js"
 */

const knight = "problem=tour&n=5";
const exchanged = `${knight}&order=21034567`;
const perfect = `${knight}&order=23105674`;

/** Placements to the first tour. @param {string} setup @returns {Value} */
const first = (setup) => ({ count: "placed", setup, at: { event: { kind: "solution" } } });

/** From the stop on, a seventh move is taken back. @param {string} square @returns {Place} */
const given = (square) => ({ event: { kind: "backtrack", square, depth: 6 }, from: "stop" });

/** What that move had cost since the one before it was taken back. @param {string} square @param {string} [before] @returns {Value} */
const cost = (square, before) => ({
  minus: [
    { count: "placed", at: given(square) },
    { count: "placed", ...(before && { at: given(before) }) },
  ],
});

/** @type {Lesson} */
export const lesson = {
  backstep: "lesson",
  version: 1,
  code: "L5",
  title: { en: "Only the order changed", hi: "केवल क्रम बदला" },
  aim: {
    en: "Pupils can explain why the order of trying changes the work, but not the set of solutions.",
    hi: "विद्यार्थी समझा सकें कि आज़माने का क्रम बदलने से मेहनत बदलती है, पर हल वही रहते हैं।",
  },
  prior: {
    en: "How a knight jumps. Lesson {3}: the mistake comes before the dead end.",
    hi: "घोड़ा कैसे कूदता है। पाठ {3}: ग़लती बंद गली से पहले होती है।",
  },
  insight: {
    en: "The tree is the same. The order decides which part is walked first, and no order is best everywhere.",
    hi: "खोज-वृक्ष वही है। क्रम तय करता है कि पहले कौन-सा हिस्सा देखा जाए, और कोई क्रम हर जगह सबसे अच्छा नहीं।",
  },
  modify: {
    en: "Find an order that takes nothing back from the corner [e5]. Hint: a mirror.",
    hi: "ऐसा क्रम खोजें जो कोने [e5] से कुछ भी वापस न ले। संकेत: दर्पण।",
  },
  make: {
    en: "Change the list of jumps in your own program. Compare its count with the page.",
    hi: "अपने प्रोग्राम में छलाँगों की सूची बदलें। उसकी गिनती इस पेज से मिलाएँ।",
  },
  exit: {
    en: "Why is an early wrong move so expensive?",
    hi: "शुरू की ग़लत चाल इतनी महँगी क्यों पड़ती है?",
  },
  stops: [
    {
      stage: "P",
      core: true,
      setup: knight,
      second: { setup: exchanged, unit: "placements" },
      at: { step: 0 },
      run: { event: { kind: "solution" } },
      text: {
        en: "Same board, same start. On the right two jumps of the list have changed places.",
        hi: "वही बोर्ड, वही शुरुआत। दाएँ सूची की दो छलाँगों ने जगह बदल ली है।",
      },
      ask: {
        en: "The left side needs {a} placements. And the right side?",
        hi: "बाएँ को {a} बार रखना पड़ता है। और दाएँ को?",
      },
      values: {
        a: first(knight),
        b: first(exchanged),
        back: { count: "backtracks", setup: exchanged, at: { event: { kind: "solution" } } },
        times: { over: [first(knight), first(exchanged)] },
      },
      options: [
        {
          text: { en: "about as many", hi: "लगभग उतना ही" },
          reply: {
            en: "So small a change, so little effect? Run both and see.",
            hi: "इतना छोटा बदलाव, तो असर भी छोटा? दोनों चलाकर देखें।",
          },
        },
        {
          text: { en: "about twice as many", hi: "लगभग दोगुना" },
          reply: {
            en: "It could have been so. But here the new order is lucky early.",
            hi: "ऐसा भी हो सकता था। पर यहाँ नया क्रम शुरू में ही सही रास्ता पकड़ता है।",
          },
        },
        { text: { en: "about {times} times fewer", hi: "लगभग {times} गुना कम" }, right: true },
      ],
      because: {
        en: "Only {b} placements, against {a}. Nothing else has changed.",
        hi: "केवल {b} बार, {a} के मुक़ाबले। और कुछ नहीं बदला।",
      },
      teacher: {
        en: "The first and the third jump have changed places. The right side takes back {back} moves. Nobody can know the answer: the vote makes everybody commit.",
        hi: "पहली और तीसरी छलाँग ने जगह बदली है। दायाँ {back} चालें वापस लेता है। उत्तर कोई नहीं जान सकता: मतदान से सब एक पक्ष चुनते हैं।",
      },
    },
    {
      stage: "I",
      core: true,
      setup: knight,
      at: { event: { kind: "place", square: "c3", depth: 6 }, step: 17 },
      run: given("d1"),
      text: {
        en: "The knight is on [c3], move {move}. Tours left from here: {ways}. The list tries [d1] first.",
        hi: "घोड़ा [c3] पर है, चाल {move}। यहाँ से बची यात्राएँ: {ways}। सूची पहले [d1] आज़माती है।",
      },
      ask: {
        en: "[d1] is wrong. How many placements before it is given up?",
        hi: "[d1] ग़लत है। उसे छोड़ने से पहले कितनी बार रखा जाएगा?",
      },
      aloud: {
        en: "From [c3] the knight can go to [d1], [e4], [d5], [a4], [a2] or [b1]. Only [a2] is right.",
        hi: "[c3] से घोड़ा [d1], [e4], [d5], [a4], [a2] या [b1] पर जा सकता है। केवल [a2] सही है।",
      },
      values: {
        move: { count: "depth" },
        ways: { ways: "all" },
        cost: cost("d1"),
        step: { count: "step", at: given("d1") },
        costE4: cost("e4", "d1"),
        costD5: cost("d5", "e4"),
        costA4: cost("a4", "d5"),
        wrong: cost("a4"),
        all: first(knight),
      },
      options: [
        {
          text: { en: "about {10}", hi: "लगभग {10}" },
          reply: {
            en: "Behind [d1] there are many ways, and all are tried.",
            hi: "[d1] के आगे कई रास्ते हैं, और सब आज़माए जाते हैं।",
          },
        },
        {
          text: { en: "about {100}", hi: "लगभग {100}" },
          reply: {
            en: "More. Each square behind [d1] branches again.",
            hi: "इससे ज़्यादा। [d1] के आगे का हर खाना फिर कई रास्तों में बँटता है।",
          },
        },
        { text: { en: "{cost}", hi: "{cost}" }, right: true },
      ],
      because: {
        en: "A wrong move is given up only when all behind it is tried: step {step}.",
        hi: "ग़लत चाल तभी छूटती है जब उसके आगे सब आज़मा लिया जाए: चरण {step}।",
      },
      teacher: {
        en: "The four wrong moves [d1], [e4], [d5], [a4] cost {cost} + {costE4} + {costD5} + {costA4} = {wrong} of the {all} placements. The right one, [a2], is the fifth in the list.",
        hi: "चार ग़लत चालें [d1], [e4], [d5], [a4]: {cost} + {costE4} + {costD5} + {costA4} = {wrong}, कुल {all} में से। सही चाल [a2] सूची में पाँचवीं है।",
      },
    },
    {
      stage: "P",
      setup: perfect,
      at: { step: 0 },
      run: { event: { kind: "solution" } },
      text: {
        en: "Eight jumps can be listed in {orders} orders. We have tried them all, from [a5].",
        hi: "आठ छलाँगों के {orders} क्रम हो सकते हैं। [a5] से हमने सब आज़माए हैं।",
      },
      ask: {
        en: "Is there an order that takes nothing back?",
        hi: "क्या कोई ऐसा क्रम है जो कुछ भी वापस नहीं लेता?",
      },
      values: {
        orders: { times: [8, 7, 6, 5, 4, 3, 2] },
        best: first(perfect),
        back: { count: "backtracks", at: { event: { kind: "solution" } } },
        worst: first(`${knight}&order=23701546`),
        all: { count: "placed", setup: knight, at: { event: { kind: "end" } } },
        tours: { total: "solutions", setup: knight },
      },
      options: [
        {
          text: { en: "No, that cannot be.", hi: "नहीं, ऐसा नहीं हो सकता।" },
          reply: {
            en: "Why not? A lucky list may be right at every square.",
            hi: "क्यों नहीं? कोई सूची हर खाने पर सही निकल सकती है।",
          },
        },
        { text: { en: "Yes, but very few.", hi: "हाँ, पर बहुत कम।" }, right: true },
        {
          text: { en: "Yes, about half of them.", hi: "हाँ, लगभग आधे।" },
          reply: {
            en: "Half of them need more than {30000} placements.",
            hi: "उनमें से आधों को {30000} से ज़्यादा बार रखना पड़ता है।",
          },
        },
      ],
      because: {
        en: "{4} orders do it. This is one of them: {best} placed, {back} taken back. The worst places {worst}.",
        hi: "{4} क्रम ऐसे हैं। यह उनमें से एक है: {best} रखे, {back} वापस लिए। सबसे ख़राब क्रम {worst} बार रखता है।",
      },
      teacher: {
        en: "The median is {32859}. To the very end every order needs the same {all} placements and finds the same {tours} tours.",
        hi: "माध्यिका {32859} है। बिल्कुल अंत तक हर क्रम को उतनी ही, {all} बार रखना पड़ता है, और वही {tours} यात्राएँ मिलती हैं।",
      },
    },
    {
      stage: "P",
      core: true,
      setup: "problem=tour&n=6&order=21034567",
      second: { setup: "problem=tour&n=6&order=23105674", unit: "placements" },
      at: { step: 0 },
      run: { event: { kind: "solution" } },
      text: {
        en: "A larger board, {6}×{6}. On the right is the order that was perfect on {5}×{5}.",
        hi: "बड़ा बोर्ड, {6}×{6}। दाएँ वह क्रम है जो {5}×{5} पर सबसे अच्छा था।",
      },
      ask: { en: "Is it still the better one?", hi: "क्या वह अब भी बेहतर है?" },
      values: {
        a: first("problem=tour&n=6"),
        b: first("problem=tour&n=6&order=21034567"),
        c: first("problem=tour&n=6&order=23105674"),
        large: first("problem=tour"),
      },
      options: [
        {
          text: { en: "Yes, a good order stays good.", hi: "हाँ, अच्छा क्रम अच्छा ही रहता है।" },
          reply: {
            en: "It was the best for one board and one start only.",
            hi: "वह केवल एक बोर्ड और एक शुरुआत के लिए सबसे अच्छा था।",
          },
        },
        { text: { en: "No, the left one is better.", hi: "नहीं, बायाँ बेहतर है।" }, right: true },
        {
          text: { en: "Both are equal.", hi: "दोनों बराबर हैं।" },
          reply: {
            en: "They walk the same tree, but not the same part first.",
            hi: "खोज-वृक्ष वही है, पर दोनों पहले अलग-अलग हिस्सा देखते हैं।",
          },
        },
      ],
      because: {
        en: "Left {b}, right {c} placements. No order is best everywhere.",
        hi: "बायाँ {b}, दायाँ {c} बार रखता है। कोई क्रम हर जगह सबसे अच्छा नहीं।",
      },
      teacher: {
        en: "The classic order needs {a} here. On {8}×{8} from the corner it needs {large}, and neither of these two was done after {300000000} placements.",
        hi: "क्लासिक क्रम को यहाँ {a} बार रखना पड़ता है। {8}×{8} पर कोने से उसे {large} बार, और ये दोनों {300000000} बार रखने के बाद भी पूरे नहीं हुए।",
      },
    },
    {
      stage: "I",
      setup: `${knight}&start=a1`,
      second: { setup: knight, unit: "placements" },
      at: { step: 0 },
      run: { event: { kind: "solution" } },
      text: {
        en: "The same list from two corners: left from [a1], right from [a5].",
        hi: "वही सूची दो कोनों से: बाएँ [a1] से, दाएँ [a5] से।",
      },
      ask: {
        en: "Left needs {left} placements, right {right}. Is [a1] an easier corner?",
        hi: "बाएँ को {left} बार रखना पड़ता है, दाएँ को {right} बार। क्या [a1] आसान कोना है?",
      },
      values: {
        left: first(`${knight}&start=a1`),
        fromE1: first(`${knight}&start=e1`),
        right: first(knight),
        fromE5: first(`${knight}&start=e5`),
        fromC5: first(`${knight}&start=c5`),
        mirrored: first(`${knight}&start=e5&order=54672103`),
      },
      options: [
        {
          text: { en: "Yes, much easier.", hi: "हाँ, बहुत आसान।" },
          reply: {
            en: "Turn the board by a quarter: what has changed?",
            hi: "बोर्ड को एक चौथाई घुमाएँ: क्या बदला?",
          },
        },
        {
          text: {
            en: "No, only the list treats them differently.",
            hi: "नहीं, केवल सूची उनसे अलग बरताव करती है।",
          },
          right: true,
        },
        {
          text: { en: "No, it is chance.", hi: "नहीं, यह संयोग है।" },
          reply: {
            en: "Nothing here is random: each run gives the same number again.",
            hi: "यहाँ कुछ यादृच्छिक (रैंडम) नहीं: हर बार वही संख्या आती है।",
          },
        },
      ],
      because: {
        en: "All corners of the board are alike. The list of jumps is not: it begins on one side.",
        hi: "बोर्ड के सभी कोने एक जैसे हैं। छलाँगों की सूची वैसी नहीं: वह एक ओर से शुरू होती है।",
      },
      teacher: {
        en: "Other starts: [e1] {fromE1}, [e5] {fromE5}, [c5] {fromC5}; from [b5] there is no tour. Change it: the mirrored perfect list 54672103 takes nothing back from [e5] ({mirrored} placed). Last question: all that lies behind the wrong move is tried before it is given up.",
        hi: "दूसरी शुरुआतें: [e1] {fromE1}, [e5] {fromE5}, [c5] {fromC5}; [b5] से कोई यात्रा नहीं। “बदलकर देखें”: दर्पण वाली सूची 54672103 से [e5] पर कुछ वापस नहीं लिया जाता ({mirrored} रखे)। आख़िरी प्रश्न: ग़लत चाल छोड़ने से पहले उसके आगे का सब कुछ आज़माया जाता है।",
      },
    },
  ],
};
