/**
 * Lesson 8: drawn again as a graph, the puzzle solves itself.
 *
 * @import { Lesson } from "./types.js"
 */
import { KNIGHTS_TOUR_ACTIVITY } from "../links.js";

const cross = "problem=tour&n=4&blocked=a1.a4.d1.d4&closed=1&start=b4";
const ring = "problem=tour&n=3&blocked=b2";

/** @type {Lesson} */
export const lesson = {
  backstep: "lesson",
  version: 1,
  code: "L8",
  title: { en: "Draw it again: the board as a graph", hi: "फिर से बनाएँ: बोर्ड एक ग्राफ़ के रूप में" },
  aim: {
    en: "Pupils can draw a puzzle as nodes and lines, and use the drawing.",
    hi: "विद्यार्थी पहेली को नोड और रेखाओं से बना सकें और उस चित्र का उपयोग कर सकें।",
  },
  prior: { en: "How a knight jumps.", hi: "घोड़ा कैसे कूदता है।" },
  insight: {
    en: "The right picture can make the search unnecessary.",
    hi: "सही चित्र हो, तो खोज की ज़रूरत ही न पड़े।",
  },
  modify: {
    en: "Draw the ring: the {3}×{3} board without its centre. How many moves are taken back there?",
    hi: "घेरा बनाएँ: बीच के खाने के बिना {3}×{3} बोर्ड। वहाँ कितनी चालें वापस ली जाती हैं?",
  },
  make: {
    en: "Write the adjacency list of the cross: each square with the squares that it is joined to.",
    hi: "क्रॉस की संलग्नता-सूची (adjacency list) लिखें: हर खाना और वे खाने जिनसे वह जुड़ा है।",
  },
  exit: {
    en: "What did the new drawing leave out, and why was that allowed?",
    hi: "नए चित्र में क्या छोड़ दिया गया, और उसे छोड़ना सही क्यों था?",
  },
  credit: {
    text: {
      en: "The {12}-square cross is known from the activities “Knight's Tour” and “Tour Guide” of cs4fn and Teaching London Computing (Queen Mary University of London).",
      hi: "{12} खानों का क्रॉस cs4fn और Teaching London Computing (Queen Mary University of London) की गतिविधियों “Knight's Tour” और “Tour Guide” से प्रसिद्ध है।",
    },
    url: KNIGHTS_TOUR_ACTIVITY,
  },
  stops: [
    {
      stage: "P",
      core: true,
      setup: cross,
      at: { step: 0 },
      try: true,
      text: {
        en: "Visit all {squares} squares by knight's jumps, and come home to [b4].",
        hi: "घोड़े की छलाँगों से सभी {squares} खानों पर जाएँ और [b4] पर घर लौटें।",
      },
      ask: {
        en: "Try it by hand for three minutes. How often did you take a move back?",
        hi: "तीन मिनट हाथ से कोशिश करें। आपने कितनी बार चाल वापस ली?",
      },
      aloud: {
        en: "The board has {4} rows and {4} columns, without the four corners.",
        hi: "बोर्ड में {4} पंक्तियाँ और {4} स्तंभ हैं, चारों कोने नहीं हैं।",
      },
      values: { squares: { board: "squares" } },
      because: {
        en: "It is hard to see on the board. Let us look at the squares in the middle.",
        hi: "बोर्ड पर यह दिखना कठिन है। बीच के खानों को देखें।",
      },
      teacher: {
        en: "By hand, on the page or with a counter on paper. Three minutes are enough, also for those who fail: the struggle is what the drawing will take away.",
        hi: "हाथ से, पेज पर या काग़ज़ पर गोटी से। तीन मिनट काफ़ी हैं, असफल हों तो भी: चित्र इसी कठिनाई को दूर करेगा।",
      },
    },
    {
      stage: "P",
      core: true,
      setup: cross,
      at: { step: 0 },
      text: {
        en: "Look at the four squares in the middle: [b2], [b3], [c2] and [c3].",
        hi: "बीच के चार खाने देखें: [b2], [b3], [c2] और [c3]।",
      },
      ask: { en: "How many jumps has each of them?", hi: "हर एक से कितनी छलाँगें हैं?" },
      aloud: {
        en: "A knight on [b2] would reach [a4], [c4], [d3] and [d1] on a full board. The corners are missing.",
        hi: "पूरे बोर्ड पर [b2] से घोड़ा [a4], [c4], [d3] और [d1] पर पहुँचता। कोने नहीं हैं।",
      },
      values: {
        jumps: { jumps: "b2" },
        forced: { times: [4, { jumps: "b2" }] },
      },
      options: [
        {
          text: { en: "{1}", hi: "{1}" },
          reply: {
            en: "Then nobody could come and leave again. There is another one.",
            hi: "तब कोई आकर फिर जा नहीं सकता। एक और है।",
          },
        },
        { text: { en: "{jumps}", hi: "{jumps}" }, right: true },
        {
          text: { en: "{4}", hi: "{4}" },
          reply: {
            en: "On a full board, yes. Here the corners are missing.",
            hi: "पूरे बोर्ड पर, हाँ। यहाँ कोने नहीं हैं।",
          },
        },
        {
          text: { en: "{8}", hi: "{8}" },
          reply: {
            en: "Only in the middle of a large board.",
            hi: "ऐसा केवल बड़े बोर्ड के बीच में होता है।",
          },
        },
      ],
      because: {
        en: "Each has {jumps}: one to come, one to leave. So these {forced} lines must be used.",
        hi: "हर एक से {jumps}: एक आने की, एक जाने की। इसलिए ये {forced} रेखाएँ लेनी ही होंगी।",
      },
      teacher: {
        en: "[b2]: [c4], [d3]. [b3]: [c1], [d2]. [c2]: [a3], [b4]. [c3]: [a2], [b1]. Draw them on the projected board.",
        hi: "[b2]: [c4], [d3]। [b3]: [c1], [d2]। [c2]: [a3], [b4]। [c3]: [a2], [b1]। इन्हें बोर्ड पर बना लें।",
      },
    },
    {
      stage: "R",
      setup: cross,
      at: { step: 0 },
      try: true,
      text: {
        en: "Draw each square as a dot and each jump as a line. Then pull the dots apart.",
        hi: "हर खाने को बिंदु और हर छलाँग को रेखा से बनाएँ। फिर बिंदुओं को अलग-अलग खींचें।",
      },
      ask: { en: "How many dots and lines are there?", hi: "कितने बिंदु और कितनी रेखाएँ हैं?" },
      aloud: {
        en: "Each of the {squares} squares is a dot. Four of them have {four} jumps, the other eight have {eight}.",
        hi: "{squares} में से हर खाना एक बिंदु है। चार खानों से {four} छलाँगें हैं, बाक़ी आठ से {eight}।",
      },
      values: {
        squares: { board: "squares" },
        lines: { board: "lines" },
        four: { jumps: "b2" },
        eight: { jumps: "a2" },
        ends: { times: [2, { board: "lines" }] },
      },
      options: [
        {
          text: { en: "{squares} dots, {ends} lines", hi: "{squares} बिंदु, {ends} रेखाएँ" },
          reply: {
            en: "You have counted each line at both of its ends.",
            hi: "आपने हर रेखा को उसके दोनों सिरों पर गिना।",
          },
        },
        { text: { en: "{squares} dots, {lines} lines", hi: "{squares} बिंदु, {lines} रेखाएँ" }, right: true },
        {
          text: { en: "{16} dots, {12} lines", hi: "{16} बिंदु, {12} रेखाएँ" },
          reply: {
            en: "The corners are no squares of this board.",
            hi: "कोने इस बोर्ड के खाने नहीं हैं।",
          },
        },
      ],
      because: {
        en: "{squares} dots and {lines} lines. Where a dot stands makes no difference; what it is joined to does.",
        hi: "{squares} बिंदु और {lines} रेखाएँ। बिंदु कहाँ है, इससे फ़र्क़ नहीं पड़ता; वह किससे जुड़ा है, इससे पड़ता है।",
      },
      teacher: {
        en: "({4} × {four} + {8} × {eight}) / {2} = {lines}. The page can untangle the board in Try; on paper, let pupils draw the dots in a ring. Adults call the dots nodes.",
        hi: "({4} × {four} + {8} × {eight}) / {2} = {lines}। “ख़ुद करें” में पेज बोर्ड को सुलझाकर दिखा सकता है; काग़ज़ पर बिंदु घेरे में बनवाएँ। बिंदुओं को नोड कहते हैं।",
      },
    },
    {
      stage: "I",
      core: true,
      setup: cross,
      at: { step: 0 },
      text: {
        en: "Each middle square forces its two lines.",
        hi: "बीच का हर खाना अपनी दो रेखाएँ तय कर देता है।",
      },
      ask: { en: "How many different round tours are there?", hi: "कितनी अलग-अलग चक्रीय यात्राएँ हैं?" },
      aloud: {
        en: "Four pieces are fixed: [c4] [b2] [d3], [c1] [b3] [d2], [a3] [c2] [b4] and [a2] [c3] [b1]. They must be joined to a ring.",
        hi: "चार टुकड़े तय हैं: [c4] [b2] [d3], [c1] [b3] [d2], [a3] [c2] [b4] और [a2] [c3] [b1]। उन्हें जोड़कर घेरा बनाना है।",
      },
      values: {
        tours: { total: "closed" },
        directed: { times: [2, { total: "closed" }] },
        squares: { board: "squares" },
      },
      options: [
        {
          text: { en: "{1}", hi: "{1}" },
          reply: {
            en: "There is another way to join the four pieces.",
            hi: "चारों टुकड़ों को जोड़ने का एक और तरीका है।",
          },
        },
        { text: { en: "{tours}", hi: "{tours}" }, right: true },
        {
          text: { en: "{squares}", hi: "{squares}" },
          reply: {
            en: "A round tour is the same wherever you start on it.",
            hi: "चक्रीय यात्रा वही रहती है, चाहे कहीं से शुरू करें।",
          },
        },
      ],
      because: {
        en: "The four fixed pieces can be joined to a ring in {tours} ways only.",
        hi: "चारों तय टुकड़े केवल {tours} तरीकों से जुड़कर घेरा बनाते हैं।",
      },
      teacher: {
        en: "{directed} if both directions count. One is [b4] [c2] [a3] [b1] [c3] [a2] [c1] [b3] [d2] [c4] [b2] [d3] and home. With the drawing nobody needs to search.",
        hi: "दोनों दिशाएँ गिनें तो {directed}। एक यह है: [b4] [c2] [a3] [b1] [c3] [a2] [c1] [b3] [d2] [c4] [b2] [d3] और घर। चित्र हो तो किसी को खोजना नहीं पड़ता।",
      },
    },
    {
      stage: "R",
      setup: cross,
      at: { step: 0 },
      run: { event: { kind: "solution" } },
      text: {
        en: "The program has no picture. It searches.",
        hi: "प्रोग्राम के पास चित्र नहीं है। वह खोजता है।",
      },
      ask: {
        en: "Does it find a round tour without taking a move back?",
        hi: "क्या वह बिना चाल वापस लिए चक्रीय यात्रा खोज लेगा?",
      },
      values: {
        placed: { count: "placed", at: { event: { kind: "solution" } } },
        back: { count: "backtracks", at: { event: { kind: "solution" } } },
        ring: { count: "placed", setup: ring, at: { event: { kind: "solution" } } },
        ringBack: { count: "backtracks", setup: ring, at: { event: { kind: "solution" } } },
      },
      options: [
        {
          text: { en: "Yes, the board is so small.", hi: "हाँ, बोर्ड इतना छोटा है।" },
          reply: {
            en: "Small is not easy: you have tried it yourself.",
            hi: "छोटा होना आसान होना नहीं: आपने ख़ुद कोशिश की है।",
          },
        },
        { text: { en: "No.", hi: "नहीं।" }, right: true },
      ],
      because: {
        en: "{placed} placed, {back} taken back. With the drawing you needed no search.",
        hi: "{placed} रखे, {back} वापस लिए। चित्र हो, तो आपको खोज नहीं चाहिए थी।",
      },
      teacher: {
        en: "Compare with the pupils' own take-backs. Change it: the ring needs {ring} placements and takes back {ringBack}. Last question: where the squares lie; a tour only asks which of them are joined.",
        hi: "विद्यार्थियों ने जितनी बार वापस लिया, उससे तुलना करें। “बदलकर देखें”: घेरे में {ring} बार रखना पड़ता है और {ringBack} बार वापस लेना। आख़िरी प्रश्न: खाने कहाँ हैं, यह; यात्रा केवल यह पूछती है कि कौन किससे जुड़ा है।",
      },
    },
  ],
};
