/**
 * Lesson 6: Warnsdorff's rule orders the choices well, but only backtracking makes it complete.
 *
 * @import { Lesson, Value } from "./types.js"
 */

const corner = "problem=tour&n=5&method=warnsdorff";
const rule = "problem=tour&n=5&method=warnsdorff&pure=1&start=c5";
const complete = "problem=tour&n=5&method=warnsdorff&start=c5";
const large = "problem=tour&method=warnsdorff&pure=1&start=e6";

/** @param {"placed"|"backtracks"} count @param {string} setup @returns {Value} */
const first = (count, setup) => ({ count, setup, at: { event: { kind: "solution" } } });

/** @type {Lesson} */
export const lesson = {
  backstep: "lesson",
  version: 1,
  code: "L6",
  title: {
    en: "Warnsdorff's rule: a good guess, not a promise",
    hi: "वार्न्सडॉर्फ़ का नियम: अच्छा अनुमान, वादा नहीं",
  },
  aim: {
    en: "Pupils can follow a heuristic by hand, and know that it may fail.",
    hi: "विद्यार्थी अनुमान का नियम (ह्यूरिस्टिक) हाथ से लगा सकें और जानें कि वह असफल भी हो सकता है।",
  },
  prior: {
    en: "How a knight jumps. Lesson {5}: the order of trying matters.",
    hi: "घोड़ा कैसे कूदता है। पाठ {5}: आज़माने के क्रम से फ़र्क़ पड़ता है।",
  },
  insight: {
    en: "A heuristic puts the choices in a good order. Only backtracking makes sure that nothing is missed.",
    hi: "अनुमान का नियम विकल्पों को अच्छे क्रम में रखता है। कुछ छूटे नहीं, यह केवल बैकट्रैकिंग से पक्का होता है।",
  },
  modify: {
    en: "Let the last of tied squares win. From which square of {5}×{5} does the rule alone fail now?",
    hi: "बराबरी में आख़िरी खाने को चुनवाएँ। अब {5}×{5} के किस खाने से नियम अकेले असफल होता है?",
  },
  make: {
    en: "Worksheet D: follow the rule from [c5] by hand. Half the class takes [b3] at the tie, half [a2].",
    hi: "अभ्यास-पत्र D: [c5] से नियम हाथ से लगाएँ। बराबरी पर आधी कक्षा [b3] ले, आधी [a2]।",
  },
  exit: {
    en: "The rule failed. Was there no tour?",
    hi: "नियम असफल रहा। क्या कोई यात्रा थी ही नहीं?",
  },
  stops: [
    {
      stage: "P",
      core: true,
      setup: corner,
      at: { event: { kind: "place", square: "b3" }, step: 1 },
      text: {
        en: "The rule: go where the fewest ways lead on. The knight is on [b3].",
        hi: "नियम: वहाँ जाएँ जहाँ से आगे सबसे कम रास्ते हों। घोड़ा [b3] पर है।",
      },
      ask: { en: "Where does the rule send the knight?", hi: "नियम घोड़े को कहाँ भेजेगा?" },
      aloud: {
        en: "Jumps to free squares: from [a1] to [c2]; from [c1] to [a2], [d3], [e2]; from [d2] to [b1], [c4], [e4]; from [d4] to [b5], [c2], [e2].",
        hi: "खाली खानों पर छलाँगें: [a1] से [c2]; [c1] से [a2], [d3], [e2]; [d2] से [b1], [c4], [e4]; [d4] से [b5], [c2], [e2]।",
      },
      values: {
        onA1: { degree: "a1" },
        onC1: { degree: "c1" },
        onD2: { degree: "d2" },
        onD4: { degree: "d4" },
        onC5: { degree: "c5" },
      },
      options: [
        { text: { en: "[a1]", hi: "[a1]" }, right: true },
        {
          text: { en: "[c1]", hi: "[c1]" },
          reply: {
            en: "The plain list goes there. But [c1] has {onC1} ways on.",
            hi: "साधारण सूची वहीं जाती है। पर [c1] से आगे {onC1} रास्ते हैं।",
          },
        },
        {
          text: { en: "[d2]", hi: "[d2]" },
          reply: {
            en: "[d2] has {onD2} ways on. One square has fewer.",
            hi: "[d2] से आगे {onD2} रास्ते हैं। एक खाने से इससे कम हैं।",
          },
        },
        {
          text: { en: "[d4]", hi: "[d4]" },
          reply: {
            en: "[d4] has {onD4} ways on. The rule wants the fewest, not the most.",
            hi: "[d4] से आगे {onD4} रास्ते हैं। नियम सबसे कम चाहता है, सबसे ज़्यादा नहीं।",
          },
        },
      ],
      because: {
        en: "Ways on: [a1] {onA1}, all others {onC5}. The rule first goes where it may soon be too late.",
        hi: "आगे के रास्ते: [a1] {onA1}, बाक़ी सब {onC5}। नियम पहले वहाँ जाता है जहाँ बाद में देर हो सकती है।",
      },
      teacher: {
        en: "Let pupils count with a finger: a way on is a jump to a free square. The square just left does not count. The plain list goes to [c1] and loses [a1] later.",
        hi: "विद्यार्थियों से उँगली से गिनवाएँ: आगे का रास्ता यानी खाली खाने पर छलाँग। जो खाना अभी छोड़ा, वह नहीं गिना जाता। साधारण सूची [c1] जाती है और बाद में [a1] छूट जाता है।",
      },
    },
    {
      stage: "R",
      setup: corner,
      at: { event: { kind: "place", square: "a1" }, step: 2 },
      run: { event: { kind: "solution" } },
      text: {
        en: "The plain list took {listBack} moves back on this board.",
        hi: "साधारण सूची ने इस बोर्ड पर {listBack} चालें वापस ली थीं।",
      },
      ask: { en: "How many will the rule take back?", hi: "नियम कितनी वापस लेगा?" },
      values: {
        placed: first("placed", corner),
        back: first("backtracks", corner),
        list: first("placed", "problem=tour&n=5"),
        listBack: first("backtracks", "problem=tour&n=5"),
        placed8: first("placed", "problem=tour&method=warnsdorff"),
        back8: first("backtracks", "problem=tour&method=warnsdorff"),
        list8: first("placed", "problem=tour"),
      },
      options: [
        { text: { en: "{back}", hi: "{back}" }, right: true },
        {
          text: { en: "about half as many", hi: "लगभग आधी" },
          reply: {
            en: "Much better than that: watch the counter.",
            hi: "इससे कहीं बेहतर: गिनती पर नज़र रखें।",
          },
        },
        {
          text: { en: "about as many", hi: "लगभग उतनी ही" },
          reply: {
            en: "The order decides how much is tried for nothing. This is a good one.",
            hi: "क्रम तय करता है कि कितना बेकार आज़माया जाए। यह अच्छा क्रम है।",
          },
        },
      ],
      because: {
        en: "{placed} placed, {back} taken back. The plain list placed {list}.",
        hi: "{placed} रखे, {back} वापस लिए। साधारण सूची ने {list} बार रखा था।",
      },
      teacher: {
        en: "On {8}×{8} from the corner: {placed8} placed and {back8} taken back, against {list8} placements.",
        hi: "{8}×{8} पर कोने से: {placed8} रखे और {back8} वापस लिए; सूची ने {list8} बार रखा था।",
      },
    },
    {
      stage: "P",
      core: true,
      setup: rule,
      at: { event: { kind: "place", square: "c1" }, step: 8 },
      text: {
        en: "Another start. Ways on from here: [b3] {onB3}, [a2] {onA2}, [d3] {onD3}.",
        hi: "दूसरी शुरुआत। यहाँ से आगे के रास्ते: [b3] {onB3}, [a2] {onA2}, [d3] {onD3}।",
      },
      ask: { en: "Which square does the rule take?", hi: "नियम कौन-सा खाना लेगा?" },
      values: { onB3: { degree: "b3" }, onA2: { degree: "a2" }, onD3: { degree: "d3" } },
      options: [
        {
          text: { en: "[d3]", hi: "[d3]" },
          reply: {
            en: "[d3] has the most ways on. The rule takes the fewest.",
            hi: "[d3] से आगे सबसे ज़्यादा रास्ते हैं। नियम सबसे कम लेता है।",
          },
        },
        {
          text: { en: "[a2], and only [a2]", hi: "[a2], और केवल [a2]" },
          reply: {
            en: "[b3] is just as good by the rule.",
            hi: "नियम के हिसाब से [b3] भी उतना ही अच्छा है।",
          },
        },
        { text: { en: "It is a tie: [b3] or [a2].", hi: "बराबरी है: [b3] या [a2]।" }, right: true },
      ],
      because: {
        en: "A tie. The rule says nothing more; the first in the list is [b3].",
        hi: "बराबरी। नियम इससे आगे कुछ नहीं कहता; सूची में पहला [b3] है।",
      },
      teacher: {
        en: "Ask: “Does it matter which?” Most say no. The next stop answers.",
        hi: "पूछें: “क्या इससे फ़र्क़ पड़ता है?” ज़्यादातर कहेंगे नहीं। उत्तर अगले पड़ाव में है।",
      },
    },
    {
      stage: "I",
      core: true,
      setup: rule,
      at: { event: { kind: "place", square: "c1" }, step: 8 },
      reveal: ["ways"],
      text: {
        en: "Think of all the tours that could still be finished from here.",
        hi: "उन सब यात्राओं को सोचें जो यहाँ से पूरी हो सकती हैं।",
      },
      ask: {
        en: "How many of them go through [a2], [b3] and [d3]?",
        hi: "उनमें से कितनी [a2], [b3] और [d3] से होकर जाती हैं?",
      },
      values: { throughA2: { ways: "a2" }, throughB3: { ways: "b3" }, throughD3: { ways: "d3" } },
      options: [
        {
          text: { en: "{4}, {4} and {4}", hi: "{4}, {4} और {4}" },
          reply: {
            en: "The squares are not alike. Two of them lead nowhere.",
            hi: "ये खाने एक जैसे नहीं हैं। इनमें से दो कहीं नहीं ले जाते।",
          },
        },
        {
          text: { en: "{6}, {6} and {0}", hi: "{6}, {6} और {0}" },
          reply: {
            en: "Equal by the rule is not equal in truth.",
            hi: "नियम में बराबर होना सचमुच बराबर होना नहीं है।",
          },
        },
        {
          text: {
            en: "{throughA2}, {throughB3} and {throughD3}",
            hi: "{throughA2}, {throughB3} और {throughD3}",
          },
          right: true,
        },
      ],
      because: {
        en: "All {throughA2} go through [a2]. So the tie decides everything, and [b3] is wrong.",
        hi: "सभी {throughA2} यात्राएँ [a2] से जाती हैं। बराबरी ही सब तय करती है, और [b3] ग़लत है।",
      },
      teacher: {
        en: "“Ways on” in the panel Why shows it on the board. From [a2] the rule succeeds with every rule for ties that we tried.",
        hi: "“क्यों” पैनल के “आगे के रास्ते” इसे बोर्ड पर दिखाते हैं। [a2] से नियम बराबरी के हर नियम के साथ सफल रहता है जो हमने आज़माया।",
      },
    },
    {
      stage: "R",
      core: true,
      setup: rule,
      at: { event: { kind: "place", square: "b3" }, step: 9 },
      run: { event: { kind: "end" } },
      text: {
        en: "The rule has taken [b3]. It takes nothing back.",
        hi: "नियम ने [b3] लिया। वह कुछ वापस नहीं लेता।",
      },
      ask: { en: "How far will it come?", hi: "वह कहाँ तक पहुँचेगा?" },
      values: {
        squares: { board: "squares" },
        pieces: { count: "pieces", at: { event: { kind: "end" } } },
        free: { minus: [{ board: "squares" }, { count: "pieces", at: { event: { kind: "end" } } }] },
        onA1: { degree: "a1", at: { event: { kind: "place", square: "c2" }, from: "stop" } },
      },
      options: [
        {
          text: { en: "To the end: the rule always works.", hi: "अंत तक: नियम हमेशा काम करता है।" },
          misconception: "M5",
          reply: {
            en: "It works very often, but it does not look far enough for “always”.",
            hi: "वह अक्सर काम करता है, पर “हमेशा” के लिए वह दूर तक नहीं देखता।",
          },
        },
        { text: { en: "It gets stuck before the end.", hi: "वह अंत से पहले अटक जाएगा।" }, right: true },
        {
          text: { en: "It takes [b3] back in time.", hi: "वह समय रहते [b3] को वापस ले लेगा।" },
          reply: {
            en: "The rule alone never takes anything back.",
            hi: "अकेला नियम कभी कुछ वापस नहीं लेता।",
          },
        },
      ],
      because: {
        en: "Stuck on [a1] after {pieces} of {squares} squares.",
        hi: "{squares} में से {pieces} खानों के बाद [a1] पर अटक गया।",
      },
      teacher: {
        en: "At the end it stood on [c2] and took [a1], which had {onA1} ways on, the fewest of all, with {free} squares free.",
        hi: "अंत में वह [c2] पर था और उसने [a1] लिया, जिससे आगे {onA1} रास्ते थे, सबसे कम, जबकि {free} खाने खाली थे।",
      },
    },
    {
      stage: "I",
      setup: complete,
      at: { event: { kind: "place", square: "b3" }, step: 9 },
      run: { event: { kind: "solution" } },
      text: {
        en: "The same board and the same tie. But now moves may be taken back.",
        hi: "वही बोर्ड, वही बराबरी। पर अब चालें वापस ली जा सकती हैं।",
      },
      ask: { en: "Is a tour found?", hi: "क्या यात्रा मिलेगी?" },
      values: {
        placed: first("placed", complete),
        back: first("backtracks", complete),
        roth: first("placed", `${complete}&ties=roth`),
        rothBack: first("backtracks", `${complete}&ties=roth`),
      },
      options: [
        {
          text: { en: "No: the rule has failed.", hi: "नहीं: नियम असफल हो चुका है।" },
          reply: {
            en: "The rule is only the order of trying. After a failure comes the next try.",
            hi: "नियम केवल आज़माने का क्रम है। असफलता के बाद अगली कोशिश होती है।",
          },
        },
        { text: { en: "Yes, after taking moves back.", hi: "हाँ, चालें वापस लेने के बाद।" }, right: true },
        {
          text: { en: "Yes, without taking moves back.", hi: "हाँ, बिना चालें वापस लिए।" },
          reply: {
            en: "[b3] leads nowhere, so it must be taken back.",
            hi: "[b3] कहीं नहीं ले जाता, इसलिए उसे वापस लेना होगा।",
          },
        },
      ],
      because: {
        en: "Yes: {placed} placed, {back} taken back.",
        hi: "हाँ: {placed} रखे, {back} वापस लिए।",
      },
      teacher: {
        en: "It is still the rule: best guess first. Roth's rule for ties (farthest from the centre) needs {roth} placements and takes back {rothBack}.",
        hi: "यह अब भी वही नियम है: सबसे अच्छा अनुमान पहले। रोथ का बराबरी का नियम (बीच से सबसे दूर वाला) {roth} बार रखता है और {rothBack} वापस लेता है।",
      },
    },
    {
      stage: "R",
      setup: large,
      at: { step: 0 },
      run: { event: { kind: "end" } },
      text: {
        en: "The {8}×{8} board, from [e6]. Again the rule alone, nothing is taken back.",
        hi: "{8}×{8} बोर्ड, [e6] से। फिर अकेला नियम, कुछ वापस नहीं लिया जाता।",
      },
      ask: { en: "Does the rule come to the end here?", hi: "क्या नियम यहाँ अंत तक पहुँचेगा?" },
      values: {
        squares: { board: "squares" },
        pieces: { count: "pieces", at: { event: { kind: "end" } } },
        placed: first("placed", "problem=tour&method=warnsdorff&start=e6"),
        back: first("backtracks", "problem=tour&method=warnsdorff&start=e6"),
        last: { count: "pieces", setup: `${rule}&ties=last`, at: { event: { kind: "end" } } },
      },
      options: [
        {
          text: { en: "Yes, the larger board has more room.", hi: "हाँ, बड़े बोर्ड पर ज़्यादा जगह है।" },
          misconception: "M5",
          reply: {
            en: "From nearly every square it does. Not from this one.",
            hi: "लगभग हर खाने से पहुँचता है। इस खाने से नहीं।",
          },
        },
        { text: { en: "No.", hi: "नहीं।" }, right: true },
      ],
      because: {
        en: "Stuck on [a5] after {pieces} of {squares} squares, so near the end.",
        hi: "{squares} में से {pieces} खानों के बाद [a5] पर अटक गया, अंत के इतने पास।",
      },
      teacher: {
        en: "Free are [a4], [b2], [c3] and [d1]. With taking back: {placed} placed, {back} taken back. Of the {64} starts only this one fails with this rule for ties. Change it: [c5] again, now stuck on [e1] after {last} squares. Last question: there was one; another choice at a tie, or taking back, finds it.",
        hi: "[a4], [b2], [c3] और [d1] खाली हैं। वापस लेकर: {placed} रखे, {back} वापस लिए। बराबरी के इस नियम से {64} शुरुआतों में केवल यही असफल होती है। “बदलकर देखें”: फिर [c5], अब {last} खानों के बाद [e1] पर अटकता है। आख़िरी प्रश्न: थी; बराबरी पर दूसरा चुनाव या वापस लेने से वह मिल जाती है।",
      },
    },
  ],
};
