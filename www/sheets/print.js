/** Printing a part of a dialog alone: while the browser prints, it stands in the page itself, whose pages can break. */

/**
 * @param {HTMLElement} part @param {HTMLElement} home where it is seen
 * @param {HTMLDialogElement} dialog as long as it is open
 */
export function printing(part, home, dialog) {
  const root = document.documentElement;
  const begin = () => {
    if (!dialog.open) return;
    root.toggleAttribute("data-sheets", true);
    document.body.append(part);
  };
  const end = () => {
    root.removeAttribute("data-sheets");
    home.append(part);
  };
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  dialog.addEventListener(
    "close",
    () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    },
    { once: true },
  );
}
