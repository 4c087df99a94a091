/**
 * Lesson 3: the dead end shows late; the mistake was made before.
 *
 * @import { Lesson, Value } from "./types.js"
 */

const knight = "problem=tour&n=5&start=a1";

/** How many tours are left after a move that was not taken back yet. @param {number} move @returns {Value} */
const left = (move) => ({
  ways: "all",
  at: { event: { kind: "place", depth: move, first: 1 } },
});

/** @type {Lesson} */
export const lesson = {
  backstep: "lesson",
  version: 1,
  code: "L3",
  title: { en: "A dead end, and where the mistake was", hi: "बंद गली, और ग़लती कहाँ थी" },
  aim: {
    en: "Pupils can tell the dead end from the mistake that led to it.",
    hi: "विद्यार्थी बंद गली और उस तक ले जाने वाली ग़लती में अंतर कर सकें।",
  },
  prior: {
    en: "How a knight jumps. Lesson {1}: dead end, take back.",
    hi: "घोड़ा कैसे कूदता है। पाठ {1}: बंद गली, वापस लेना।",
  },
  insight: {
    en: "The mistake comes before the dead end. A square that failed may be right on another path.",
    hi: "ग़लती बंद गली से पहले होती है। जो खाना एक बार असफल रहा, वह दूसरे रास्ते पर सही हो सकता है।",
  },
  modify: {
    en: "Start on [a5]. At which move is the first dead end? Use “ways on” to find the fatal move.",
    hi: "[a5] से शुरू करें। पहली बंद गली किस चाल पर है? “आगे के रास्ते” से घातक चाल खोजें।",
  },
  make: {
    en: "Count the take-backs in your own program. From [a1] the page counts {back}.",
    hi: "अपने प्रोग्राम में गिनें कि कितनी बार वापस लिया गया। [a1] से यह पेज {back} गिनता है।",
  },
  exit: {
    en: "Does the knight walk back? What happens to the squares?",
    hi: "क्या घोड़ा चलकर लौटता है? खानों का क्या होता है?",
  },
  values: {
    back: { count: "backtracks", setup: knight, at: { event: { kind: "solution" } } },
  },
  stops: [
    {
      stage: "P",
      setup: knight,
      at: { step: 0 },
      run: { event: { kind: "place" } },
      text: {
        en: "The knight's list of jumps begins: two downwards, then right {2} and up {1}.",
        hi: "घोड़े की छलाँगों की सूची: पहले दो नीचे की ओर, फिर {2} दाएँ और {1} ऊपर।",
      },
      ask: { en: "Where does the knight go first from [a1]?", hi: "[a1] से घोड़ा पहले कहाँ जाएगा?" },
      aloud: {
        en: "The board has {5} rows and {5} columns. The knight stands on [a1], the bottom left corner.",
        hi: "बोर्ड में {5} पंक्तियाँ और {5} स्तंभ हैं। घोड़ा नीचे के बाएँ कोने [a1] पर है।",
      },
      options: [
        {
          text: { en: "off the board", hi: "बोर्ड से बाहर" },
          reply: {
            en: "A jump off the board is tested, but refused. The next one comes.",
            hi: "बोर्ड से बाहर की छलाँग जाँची जाती है, पर अस्वीकृत होती है। फिर अगली आती है।",
          },
        },
        { text: { en: "[c2]", hi: "[c2]" }, right: true },
        {
          text: { en: "[b3]", hi: "[b3]" },
          reply: {
            en: "[b3] is a knight's jump too. It comes later in the list.",
            hi: "[b3] भी घोड़े की छलाँग है। वह सूची में बाद में आती है।",
          },
        },
        {
          text: { en: "[b2]", hi: "[b2]" },
          reply: {
            en: "A knight never goes to the next square on the diagonal.",
            hi: "घोड़ा विकर्ण पर बगल के खाने में कभी नहीं जाता।",
          },
        },
      ],
      because: {
        en: "Two jumps of the list leave the board. The third one leads to [c2].",
        hi: "सूची की दो छलाँगें बोर्ड से बाहर जाती हैं। तीसरी [c2] पर ले जाती है।",
      },
      teacher: {
        en: "It is placed at step {3}: a jump off the board counts as a test, too.",
        hi: "यह चरण {3} पर होता है: बोर्ड से बाहर की छलाँग भी एक जाँच गिनी जाती है।",
      },
    },
    {
      stage: "P",
      core: true,
      setup: knight,
      at: { event: { kind: "place", square: "a3" }, step: 96 },
      run: { event: { kind: "deadEnd" } },
      text: {
        en: "The knight is on [a3] after {move} moves. Only [a5] and [b3] are left.",
        hi: "{move} चालों के बाद घोड़ा [a3] पर है। केवल [a5] और [b3] बचे हैं।",
      },
      ask: { en: "Will it reach them?", hi: "क्या वह उन तक पहुँचेगा?" },
      aloud: {
        en: "From [a3] a knight can jump to [b1], [c2], [c4] and [b5]. All four have been visited.",
        hi: "[a3] से घोड़ा [b1], [c2], [c4] और [b5] पर कूद सकता है। चारों आ चुके हैं।",
      },
      values: { move: { count: "depth" } },
      options: [
        {
          text: { en: "Yes, both.", hi: "हाँ, दोनों तक।" },
          reply: {
            en: "[a5] and [b3] are one jump apart. But no jump leads from [a3] to them.",
            hi: "[a5] और [b3] में एक छलाँग का अंतर है। पर [a3] से उन तक कोई छलाँग नहीं।",
          },
        },
        {
          text: { en: "Only one of them.", hi: "केवल एक तक।" },
          reply: {
            en: "Try it: which jump from [a3] would lead there?",
            hi: "आज़माएँ: [a3] से कौन-सी छलाँग वहाँ ले जाएगी?",
          },
        },
        { text: { en: "No, neither.", hi: "नहीं, किसी तक नहीं।" }, right: true },
      ],
      because: {
        en: "Every jump from [a3] leaves the board or meets a visited square.",
        hi: "[a3] से हर छलाँग बोर्ड से बाहर जाती है या आ चुके खाने पर।",
      },
      teacher: {
        en: "Two short of the end. Ask what pupils would do; most say: “the last move was wrong”. Keep that for the stop after next.",
        hi: "अंत से दो खाने पहले। पूछें कि विद्यार्थी क्या करते; ज़्यादातर कहेंगे: “आख़िरी चाल ग़लत थी”। इसे आगे के पड़ाव के लिए रखें।",
      },
    },
    {
      stage: "P",
      core: true,
      setup: knight,
      at: { event: { kind: "deadEnd", square: "a3" }, step: 104 },
      run: { event: { kind: "place" }, from: "stop" },
      text: { en: "Dead end on [a3].", hi: "[a3] पर बंद गली।" },
      ask: {
        en: "How many moves are taken back before the knight goes somewhere new?",
        hi: "घोड़ा कहीं नई जगह जाए, उससे पहले कितनी चालें वापस ली जाएँगी?",
      },
      aloud: {
        en: "The last moves were to [b5], [c3], [b1] and [a3]. From [b1] and [c3] all other jumps are used up.",
        hi: "आख़िरी चालें [b5], [c3], [b1] और [a3] पर थीं। [b1] और [c3] से बाक़ी कोई छलाँग नहीं बची।",
      },
      values: {
        retreat: {
          minus: [
            { count: "backtracks", at: { event: { kind: "place" }, from: "stop" } },
            { count: "backtracks" },
          ],
        },
        moves: { count: "depth" },
        stays: { count: "depth", at: { event: { kind: "backtrack", square: "c3" }, from: "stop" } },
      },
      options: [
        {
          text: { en: "{1}", hi: "{1}" },
          reply: {
            en: "[b1] has no other jump left: [a3] was its last.",
            hi: "[b1] से और कोई छलाँग नहीं बची: [a3] उसकी आख़िरी थी।",
          },
        },
        {
          text: { en: "{2}", hi: "{2}" },
          reply: {
            en: "[c3] has no other jump left either: [b1] was its last.",
            hi: "[c3] से भी और कोई छलाँग नहीं बची: [b1] उसकी आख़िरी थी।",
          },
        },
        { text: { en: "{retreat}", hi: "{retreat}" }, right: true },
        {
          text: { en: "all {moves}", hi: "सभी {moves}" },
          misconception: "M1",
          reply: {
            en: "Going back is not starting again. It stops at the first square with a jump to try.",
            hi: "वापस लेना फिर से शुरू करना नहीं है। जहाँ कोई छलाँग बाक़ी हो, वहीं रुकते हैं।",
          },
        },
      ],
      because: {
        en: "[a3], [b1] and [c3] are taken back. On [b5], move {stays}, there are jumps left to try.",
        hi: "[a3], [b1] और [c3] वापस लिए जाते हैं। [b5] पर, चाल {stays} के बाद, छलाँगें बाक़ी हैं।",
      },
      teacher: {
        en: "The squares are un-visited: they become free again. The knight does not jump back; its moves are rubbed out.",
        hi: "खाने फिर खाली हो जाते हैं। घोड़ा वापस नहीं कूदता; उसकी चालें मिटा दी जाती हैं।",
      },
    },
    {
      stage: "I",
      core: true,
      setup: knight,
      at: { event: { kind: "place", square: "a3" }, nth: 2, step: 117 },
      text: {
        en: "The knight goes to [a3] again, now as move {again}.",
        hi: "घोड़ा फिर [a3] पर जाता है, अब चाल {again} में।",
      },
      ask: {
        en: "[a3] was in the dead end. Why may it be tried again?",
        hi: "[a3] बंद गली में था। उसे फिर क्यों आज़माया जा सकता है?",
      },
      aloud: {
        en: "Before, the knight came to [a3] from [b1], as move {first}. Now it comes straight from [b5].",
        hi: "पहले घोड़ा [a3] पर [b1] से आया था, चाल {first} में। अब वह सीधे [b5] से आता है।",
      },
      values: {
        again: { count: "depth" },
        first: { count: "depth", at: { event: { kind: "place", square: "a3" } } },
        stays: { minus: [{ count: "depth" }, 1] },
      },
      options: [
        {
          text: { en: "It may not: the program is wrong.", hi: "नहीं आज़माना चाहिए: प्रोग्राम ग़लत है।" },
          misconception: "M7",
          reply: {
            en: "A failure holds only where it happened. Here the path is another one.",
            hi: "असफलता वहीं तक मान्य है जहाँ वह हुई। यहाँ रास्ता दूसरा है।",
          },
        },
        { text: { en: "The path before it is different.", hi: "उससे पहले का रास्ता अलग है।" }, right: true },
        {
          text: { en: "The program has forgotten it.", hi: "प्रोग्राम उसे भूल गया।" },
          reply: {
            en: "It remembers, level by level, which jumps it has tried. This one is new here.",
            hi: "उसे हर स्तर पर याद है कि कौन-सी छलाँगें आज़माईं। यहाँ यह छलाँग नई है।",
          },
        },
      ],
      because: {
        en: "The same square on another path is another try. Moves up to {stays} have not changed.",
        hi: "दूसरे रास्ते पर वही खाना एक नई कोशिश है। चाल {stays} तक कुछ नहीं बदला।",
      },
      teacher: {
        en: "Two ideas meet here: “refused once, refused for ever”, and “going back is starting again”.",
        hi: "यहाँ दो ग़लत धारणाएँ मिलती हैं: “एक बार अस्वीकृत, हमेशा अस्वीकृत” और “वापस लेना यानी फिर से शुरू करना”।",
      },
    },
    {
      stage: "I",
      core: true,
      setup: knight,
      at: { event: { kind: "backtrack", square: "d4" }, step: 166 },
      reveal: ["ways"],
      text: {
        en: "Now [d4] is taken back: move {move}. It has cost {cost} placements.",
        hi: "अब [d4] वापस लिया गया: चाल {move}। इस पर {cost} बार रखना ख़र्च हुआ।",
      },
      ask: { en: "Which move was the real mistake?", hi: "असली ग़लती कौन-सी चाल थी?" },
      aloud: {
        en: "The first dead end was at move {dead}, on [a3]. [d4] was move {move}.",
        hi: "पहली बंद गली चाल {dead} पर थी, [a3] पर। [d4] चाल {move} थी।",
      },
      values: {
        move: { plus: [{ count: "depth" }, 1] },
        cost: {
          plus: [
            {
              minus: [
                { count: "placed" },
                { count: "placed", at: { event: { kind: "place", square: "d4" } } },
              ],
            },
            1,
          ],
        },
        dead: { count: "depth", at: { event: { kind: "deadEnd" } } },
        later: {
          minus: [{ count: "depth", at: { event: { kind: "deadEnd" } } }, { plus: [{ count: "depth" }, 1] }],
        },
        start: { ways: "all", at: { step: 0 } },
        after1: left(1),
        after2: left(2),
        after3: left(3),
        after4: left(4),
        after5: left(5),
        after6: left(6),
        after7: left(7),
        after8: left(8),
        after16: left(16),
        after17: left(17),
        after18: left(18),
      },
      options: [
        {
          text: { en: "move {dead}, in the dead end", hi: "चाल {dead}, बंद गली में" },
          misconception: "M6",
          reply: {
            en: "There it was already too late. Nothing could be finished from there.",
            hi: "वहाँ तक बहुत देर हो चुकी थी। वहाँ से कुछ पूरा नहीं हो सकता था।",
          },
        },
        { text: { en: "move {move}, to [d4]", hi: "चाल {move}, [d4] पर" }, right: true },
        {
          text: { en: "move {1}", hi: "चाल {1}" },
          reply: {
            en: "After move {1} there were still {after1} tours.",
            hi: "चाल {1} के बाद भी {after1} यात्राएँ संभव थीं।",
          },
        },
      ],
      because: {
        en: "Tours left before [d4]: {after17}. After it: {after18}. The dead end showed {later} moves later.",
        hi: "[d4] से पहले बची यात्राएँ: {after17}। उसके बाद: {after18}। बंद गली {later} चाल बाद दिखी।",
      },
      teacher: {
        en: "Tours left on this path, from the start on: {start}, {after1}, {after2}, {after3}, {after4}, {after5}, {after6}, {after7}, then {after8} up to move {15}, {after16} after moves {16} and {17}, {after18} after move {18}. “Ways on” in the panel Why shows them.",
        hi: "इस रास्ते पर बची यात्राएँ, शुरुआत से: {start}, {after1}, {after2}, {after3}, {after4}, {after5}, {after6}, {after7}, फिर चाल {15} तक {after8}, चाल {16} और {17} के बाद {after16}, चाल {18} के बाद {after18}। “क्यों” पैनल के “आगे के रास्ते” इन्हें दिखाते हैं।",
      },
    },
    {
      stage: "R",
      setup: knight,
      at: { event: { kind: "solution" }, step: 253 },
      text: {
        en: "A tour from [a1] to [a5]. {placed} placed, {back} taken back.",
        hi: "[a1] से [a5] तक की यात्रा। {placed} रखे, {back} वापस लिए।",
      },
      ask: { en: "How many moves has the tour?", hi: "यात्रा में कितनी चालें हैं?" },
      values: {
        placed: { count: "placed" },
        moves: { count: "depth" },
        squares: { board: "squares" },
        deadEnds: { count: "deadEnds" },
        other: { count: "depth", setup: "problem=tour&n=5", at: { event: { kind: "deadEnd" } } },
        otherStep: { count: "step", setup: "problem=tour&n=5", at: { event: { kind: "deadEnd" } } },
        fatal: {
          count: "depth",
          setup: "problem=tour&n=5",
          at: { event: { kind: "place", square: "d1", depth: 7 } },
        },
        late: {
          count: "step",
          setup: "problem=tour&n=5",
          at: { event: { kind: "backtrack", square: "d1", depth: 6 } },
        },
      },
      options: [
        {
          text: { en: "{placed}", hi: "{placed}" },
          reply: {
            en: "That counts the moves that were taken back, too.",
            hi: "इसमें वे चालें भी गिनी हैं जो वापस ली गईं।",
          },
        },
        {
          text: { en: "{squares}", hi: "{squares}" },
          reply: {
            en: "That is the number of squares. The start needs no move.",
            hi: "यह खानों की संख्या है। आरंभ के खाने के लिए चाल नहीं चाहिए।",
          },
        },
        { text: { en: "{moves}", hi: "{moves}" }, right: true },
      ],
      because: {
        en: "{placed} − {back} = {moves} moves, for {squares} squares.",
        hi: "{placed} − {back} = {moves} चालें, {squares} खानों के लिए।",
      },
      teacher: {
        en: "There were {deadEnds} dead ends on the way. Change it: from [a5] the first dead end is at move {other} (step {otherStep}), but the fatal move is number {fatal}, to [d1]; it is taken back only at step {late}. Last question: no; the moves are rubbed out, and the squares are free again.",
        hi: "रास्ते में {deadEnds} बंद गलियाँ आईं। “बदलकर देखें”: [a5] से पहली बंद गली चाल {other} पर है (चरण {otherStep}), पर घातक चाल संख्या {fatal} है, [d1] पर; वह चरण {late} पर ही वापस ली जाती है। आख़िरी प्रश्न: नहीं; चालें मिटा दी जाती हैं और खाने फिर खाली हो जाते हैं।",
      },
    },
  ],
};
