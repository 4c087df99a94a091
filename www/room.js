/**
 * Room mode: for a wall and thirty pupils. The screen stays awake, a key blanks it.
 */
import { byId } from "./ui/dom.js";

const blank = byId("blank");
/** @type {WakeLockSentinel|null} */
let lock = null;

/** @param {boolean} on */
export function setRoom(on) {
  if (on) stayAwake();
  else {
    lock?.release();
    lock = null;
    blank.hidden = true;
  }
}

/** Blanks the screen, or shows it again. */
export function toggleBlank() {
  blank.hidden = !blank.hidden;
}

/** @returns {boolean} whether it was blank */
export function unblank() {
  const was = !blank.hidden;
  blank.hidden = true;
  return was;
}

/** The lock is lost when the page is hidden, and absent on plain HTTP. */
async function stayAwake() {
  try {
    lock = (await navigator.wakeLock?.request("screen")) ?? null;
  } catch {
    lock = null;
  }
}

blank.addEventListener("click", unblank);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && document.documentElement.hasAttribute("data-room")) stayAwake();
});
