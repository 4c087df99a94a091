/**
 * A range of steps as a film: an animated GIF, which every program shows, or a video where the browser records one.
 *
 * @import { SessionLike } from "../types.js"
 * @import { Range } from "./walk.js"
 *
 * @typedef {object} Film
 * @property {SessionLike} session its own
 * @property {Range} range
 * @property {number} rate pictures a second
 * @property {(refused: number) => HTMLCanvasElement} draw the position of the session, always on the same canvas
 * @property {AbortSignal} signal
 * @property {(step: number) => void} onProgress
 *
 * @typedef {object} Made
 * @property {Blob} file
 * @property {number} pictures
 * @property {boolean} whole false: the range has more pictures than a film may have
 *
 * @typedef {{ add: (pixels: Uint8ClampedArray, delay: number) => void, finish: () => Uint8Array<ArrayBuffer>, free: () => void }} GifLike
 */
import { walk } from "./walk.js";

/** A longer film is of no use in class, and fills a phone's memory. */
export const MOST_PICTURES = 1000;
/** Milliseconds that the last picture stays. */
const HOLD = 2000;

/** Kinds of video, the smaller files first. */
const VIDEOS = ["video/webm;codecs=vp9", "video/webm", "video/mp4"];

/**
 * The positions of a film, drawn, each with how long it is shown.
 * @param {Film} film @param {(canvas: HTMLCanvasElement, delay: number) => Promise<void>|void} show
 * @returns {Promise<Omit<Made, "file">|null>} null: it was given up
 */
async function shoot({ session, range, rate, draw, signal, onProgress }, show) {
  const delay = 1000 / rate;
  let pictures = 0;
  let whole = true;
  /** The picture drawn last, kept back until it is known whether it is the last of all. @type {HTMLCanvasElement|null} */
  let canvas = null;
  for await (const { step, refused } of walk(session, range, signal)) {
    if (canvas) await show(canvas, delay);
    if (pictures === MOST_PICTURES) {
      whole = false;
      break;
    }
    canvas = draw(refused);
    pictures += 1;
    onProgress(step);
  }
  if (signal.aborted) return null;
  if (canvas) await show(canvas, Math.max(delay, HOLD));
  return { pictures, whole };
}

/**
 * @param {Film} film
 * @param {(width: number, height: number) => GifLike} openGif
 * @returns {Promise<Made|null>} null: it was given up
 */
export async function makeGif(film, openGif) {
  /** @type {GifLike|null} */
  let gif = null;
  try {
    const shot = await shoot(film, (canvas, delay) => {
      const { width, height } = canvas;
      gif ??= openGif(width, height);
      const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data;
      if (pixels) gif.add(pixels, Math.round(delay));
    });
    const made = /** @type {GifLike|null} */ (gif);
    const bytes = made ? [made.finish()] : [];
    return shot && { ...shot, file: new Blob(bytes, { type: "image/gif" }) };
  } finally {
    /** @type {GifLike|null} */ (gif)?.free();
  }
}

/** What this browser records, "" for nothing. */
export function videoType() {
  const canRecord = "MediaRecorder" in globalThis && "captureStream" in HTMLCanvasElement.prototype;
  return (canRecord && VIDEOS.find((type) => MediaRecorder.isTypeSupported(type))) || "";
}

/**
 * Records a film while it plays: it takes as long as it lasts.
 * @param {Film} film @returns {Promise<Made|null>} null: it was given up
 */
export async function recordVideo(film) {
  const type = videoType();
  /** @type {Blob[]} */
  const parts = [];
  /** @type {MediaRecorder|null} */
  let recorder = null;
  const shot = await shoot(film, async (canvas, delay) => {
    if (!recorder) {
      recorder = new MediaRecorder(canvas.captureStream(), { mimeType: type });
      recorder.ondataavailable = ({ data }) => parts.push(data);
      recorder.start();
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
  });
  await ended(recorder);
  return shot && { ...shot, file: new Blob(parts, { type }) };
}

/** @param {MediaRecorder|null} recorder @returns {Promise<void>} */
function ended(recorder) {
  return new Promise((resolve) => {
    if (!recorder) return resolve();
    recorder.onstop = () => resolve();
    recorder.stop();
    for (const track of recorder.stream.getTracks()) track.stop();
  });
}
