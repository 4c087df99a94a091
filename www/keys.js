/**
 * The keys of the page, and the list of them. Single letters can be switched off; a key is silent while a
 * field has the focus, and while a dialog is open. Page Up and Page Down, a clicker's keys, always step.
 *
 * @import { I18n, Key } from "./i18n/index.js"
 *
 * @typedef {"next"|"previous"|"onwards"|"backwards"|"play"|"playBackwards"|"toStart"|"toEnd"|"jump"|"jumpBefore"|"slower"|"faster"|"grain"|"room"|"rule"|"help"|"close"|"blank"|"takeBack"|"redo"|"spotlight"|"freeze"|"code"|"vote"} Command
 */
import { dialogIsOpen, openDialog } from "./ui/dialogs.js";
import { make, takesKey } from "./ui/dom.js";

/**
 * Key as the browser names it (letters in lower case; `shift+` before it), what it does, what it is called, what
 * that means.
 * @type {readonly [string, Command, Key|string, Key][]}
 */
const KEYS = [
  ["ArrowRight", "next", "→", "keys.next"],
  ["PageDown", "onwards", "keyname.pageDown", "keys.next"],
  ["ArrowLeft", "previous", "←", "keys.previous"],
  ["PageUp", "backwards", "keyname.pageUp", "keys.previous"],
  [" ", "play", "keyname.space", "keys.play"],
  ["shift+ ", "playBackwards", "keyname.shiftSpace", "keys.playBackwards"],
  ["Home", "toStart", "keyname.home", "keys.toStart"],
  ["End", "toEnd", "keyname.end", "keys.toEnd"],
  ["n", "jump", "N", "keys.jumpNext"],
  ["shift+n", "jumpBefore", "keyname.shiftN", "keys.jumpPrevious"],
  ["-", "slower", "−", "keys.slower"],
  ["+", "faster", "+", "keys.faster"],
  ["g", "grain", "G", "keys.grain"],
  ["m", "room", "M", "keys.room"],
  ["r", "rule", "R", "keys.rule"],
  ["b", "blank", "B", "keys.blank"],
  [".", "blank", ".", "keys.blank"],
  ["s", "spotlight", "S", "keys.spotlight"],
  ["f", "freeze", "F", "keys.freeze"],
  ["q", "code", "Q", "keys.code"],
  ["v", "vote", "V", "keys.vote"],
  ["?", "help", "?", "keys.help"],
  ["Backspace", "takeBack", "keyname.backspace", "keys.takeBack"],
  ["u", "takeBack", "U", "keys.takeBack"],
  ["shift+u", "redo", "keyname.shiftU", "keys.redo"],
  ["Escape", "close", "keyname.escape", "keys.close"],
];

const ALWAYS = new Set(["PageUp", "PageDown"]);

/**
 * @param {Partial<Record<Command, () => void>>} commands those of activities alone are left out
 * @param {(command: Command) => boolean} taken whether something else has done what the key stands for
 * @param {() => boolean} letters whether single letters and signs are keys
 */
export function listenToKeys(commands, taken, letters) {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || dialogIsOpen()) return;
    const sign = key.length === 1 && key !== " ";
    if (sign && !letters()) return;
    if (!ALWAYS.has(key) && key !== "Escape" && (takesKey(target, key) || pressesButton(key, target))) return;
    const name = key.length === 1 ? key.toLowerCase() : key;
    const shifted = event.shiftKey && (key === " " || /^[a-z]$/i.test(key)) ? `shift+${name}` : name;
    const found = KEYS.find(([wanted]) => wanted === (shifted === "=" ? "+" : shifted));
    if (!found) return;
    event.preventDefault();
    if (!taken(found[1])) commands[found[1]]?.();
  });
}

/** Space and Enter belong to a button that has the focus. @param {string} key @param {EventTarget|null} target */
function pressesButton(key, target) {
  return (
    key === " " && target instanceof HTMLElement && target.closest("button, summary, a, [role=grid]") !== null
  );
}

/** @param {I18n} i18n */
export function openKeys(i18n) {
  const lines = KEYS.map(([, , name, meaning]) =>
    line(i18n.has(name) ? i18n.t(name) : name, i18n.t(meaning)),
  );
  const board = [
    line(i18n.t("keyname.arrows"), i18n.t("keys.board")),
    line(i18n.t("keyname.enter"), i18n.t("keys.act")),
  ];
  const table = make("table", { className: "keys" }, make("tbody", {}, ...lines, ...board));
  openDialog("keys-dialog", "keys.title", i18n, table);
}

/** @param {string} key @param {string} meaning */
function line(key, meaning) {
  return make("tr", {}, make("th", { scope: "row" }, make("kbd", {}, key)), make("td", {}, meaning));
}
