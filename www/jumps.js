/**
 * All the moments that a jump can lead to: a step by its number, or the next one of a kind, in either direction.
 *
 * @import { I18n, Key } from "./i18n/index.js"
 * @import { Goal } from "./player.js"
 * @import { Frame, Labels } from "./types.js"
 */
import { TARGET } from "./player.js";
import { wholeOf } from "./setup-text.js";
import { openDialog } from "./ui/dialogs.js";
import { make } from "./ui/dom.js";
import { sayWrong } from "./ui/form.js";
import { label, parseSquare } from "./words/squares.js";

/** The kinds of events that a breakpoint can wait for. */
const KINDS = /** @type {const} */ ({
  any: TARGET.any,
  place: TARGET.placed,
  reject: TARGET.refused,
  backtrack: TARGET.takenBack,
  deadEnd: TARGET.deadEnd,
  solution: TARGET.solution,
});

/** What was asked for last, so that it can be asked again. @type {Record<string, string>} */
const kept = {};

/**
 * @param {object} options
 * @param {I18n} options.i18n
 * @param {Frame} options.frame
 * @param {Labels} options.labels
 * @param {number} options.step where the search stands
 * @param {number|null} options.square that is being explained
 * @param {(step: number) => void} options.onStep
 * @param {(goal: Goal, direction: 1|-1) => void} options.onGoal
 */
export function openJumps({ i18n, frame, labels, step, square, onStep, onGoal }) {
  const { t } = i18n;
  const fault = make("p", { className: "fault", role: "alert" });
  const number = (/** @type {number|string} */ value) =>
    make("input", { type: "text", inputMode: "numeric", autocomplete: "off", value: String(value) });
  const steps = number(step);
  const pieces = number(kept.pieces ?? 3);
  const depth = number(kept.depth ?? frame.depth + 1);
  const shown = square ?? parseSquare(kept.name ?? "", frame, labels) ?? frame.head;
  const name = make("input", { type: "text", value: shown === null ? "" : label(shown, frame, labels) });
  const kind = make(
    "select",
    {},
    ...Object.keys(KINDS).map((each) =>
      make("option", { value: each }, t(/** @type {Key} */ (`jumps.kind.${each}`))),
    ),
  );
  kind.value = kept.kind ?? "any";
  const at = make("input", { type: "text", placeholder: t("jumps.anywhere"), value: kept.at ?? "" });
  const deep = make("input", {
    type: "text",
    inputMode: "numeric",
    placeholder: t("jumps.anyDepth"),
    value: kept.deep ?? "",
  });
  const rows = [
    row("jumps.retreat", { pieces }, () => ({ mask: TARGET.takenBack, retreat: whole(pieces, 1) })),
    row("jumps.depth", { depth }, () => ({ mask: TARGET.placed, depth: whole(depth, 1), first: 1 })),
    row("jumps.square", { name }, () => ({ mask: TARGET.changes, square: squareOf(name) })),
    // Forwards a node is left by a backtrack to the depth above it, backwards by its own placement.
    ...(frame.depth >= 1 ? [row("jumps.over", {}, (way) => leaving(frame.depth, way))] : []),
    ...(frame.depth >= 2 ? [row("jumps.out", {}, (way) => leaving(frame.depth - 1, way))] : []),
    row("jumps.breakpoint", { kind, at, deep }, () => ({
      mask: KINDS[/** @type {keyof typeof KINDS} */ (kind.value)],
      ...(at.value.trim() && { square: squareOf(at) }),
      ...(deep.value.trim() && { depth: whole(deep, 0) }),
    })),
  ];
  const go = make("button", { type: "submit" }, t("jumps.go"));
  const form = make("form", { className: "jump-row", noValidate: true }, field("jumps.step", [steps]), go);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(() => {
      const wanted = whole(steps, 0);
      return () => onStep(wanted);
    });
  });
  const close = openDialog("jump-dialog", "jumps.title", i18n, form, ...rows, fault);

  /** @param {Key} key @param {HTMLElement[]} inputs */
  function field(key, inputs) {
    const [first, ...others] = inputs;
    if (!first) return make("span", { className: "jump-part" }, t(key));
    for (const input of others) input.setAttribute("aria-label", input.getAttribute("placeholder") ?? "");
    const name = make("span", { className: "jump-name" }, t(key));
    return make("span", { className: "jump-part" }, make("label", {}, name, first), ...others);
  }

  /** @param {Key} key @param {Record<string, HTMLInputElement|HTMLSelectElement>} inputs @param {(direction: 1|-1) => Goal} goal */
  function row(key, inputs, goal) {
    const buttons = /** @type {const} */ ([-1, 1]).map((direction) => {
      const word = direction === 1 ? "jumps.next" : "jumps.previous";
      const button = make("button", { type: "button", "aria-label": `${t(word)}: ${t(key)}` }, t(word));
      button.addEventListener("click", () =>
        attempt(() => {
          const wanted = goal(direction);
          for (const [name, input] of Object.entries(inputs)) kept[name] = input.value;
          return () => onGoal(wanted, direction);
        }),
      );
      return button;
    });
    return make(
      "div",
      { className: "jump-row" },
      field(key, Object.values(inputs)),
      make("span", { className: "jump-part" }, ...buttons),
    );
  }

  /** Does what was asked for, or says what would be right. @param {() => () => void} read */
  function attempt(read) {
    try {
      const act = read();
      close();
      act();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // Whoever threw it has put the focus where it belongs.
      sayWrong(fault, error.message, /** @type {Element} */ (document.activeElement));
    }
  }

  /** @param {HTMLInputElement} input @param {number} min @returns {number} @throws RangeError in the reader's words */
  function whole(input, min) {
    const value = wholeOf(input.value);
    if (value >= min) return value;
    input.focus();
    throw new RangeError(t("jumps.fault.number", { min }));
  }

  /** @param {HTMLInputElement} input @returns {number} @throws RangeError in the reader's words */
  function squareOf(input) {
    const found = parseSquare(input.value, frame, labels);
    if (found !== null) return found;
    input.focus();
    throw new RangeError(t("jumps.fault.square", { example: label(0, frame, labels) }));
  }
}

/** Out of the subtree of a node. @param {number} depth of the node @param {1|-1} direction @returns {Goal} */
function leaving(depth, direction) {
  return direction === 1 ? { mask: TARGET.left, depth: depth - 1 } : { mask: TARGET.placed, depth };
}
