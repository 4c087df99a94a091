/** Buttons side by side that are one stop for Tab: the arrows go from one to the next. */

/** @param {HTMLElement} box @param {readonly HTMLElement[]} buttons in it, in their order */
export function rove(box, buttons) {
  for (const [i, button] of buttons.entries()) button.tabIndex = i === 0 ? 0 : -1;
  box.addEventListener("keydown", (event) => {
    const right = document.documentElement.dir === "rtl" ? -1 : 1;
    const way = { ArrowRight: right, ArrowDown: 1, ArrowLeft: -right, ArrowUp: -1 }[event.key] ?? 0;
    const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (way === 0 || at < 0) return;
    event.preventDefault();
    const next = buttons[(at + way + buttons.length) % buttons.length];
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  });
}
