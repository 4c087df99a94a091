/** What is drawn on a canvas has to notice by itself that the page looks different. */

/**
 * Calls back when colours, fonts or the pixel ratio may have changed.
 *
 * @param {() => void} onChange
 * @returns {() => void} stops watching
 */
export function watchTheme(onChange) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "class"] });
  const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener("change", onChange);

  // There is no event for a new pixel ratio, only for leaving the present one: ask again each time.
  /** @type {MediaQueryList} */
  let ratio;
  const onRatio = () => {
    watchRatio();
    onChange();
  };
  const watchRatio = () => {
    ratio?.removeEventListener("change", onRatio);
    ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    ratio.addEventListener("change", onRatio);
  };
  watchRatio();

  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener("change", onChange);
    ratio.removeEventListener("change", onRatio);
  };
}
