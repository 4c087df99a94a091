// Runs before everything else, in the oldest syntax: a browser that cannot run the page is told so, and so is
// a reader whose page did not arrive whole.
// What the page needs beyond modules: WebAssembly, dialogs, hasOwn.
(function () {
  var fits =
    typeof WebAssembly === "object" &&
    typeof HTMLDialogElement === "function" &&
    typeof Object.hasOwn === "function";

  function tell() {
    var page = document.getElementById("page");
    var words = document.getElementById(fits ? "broken" : "fallback");
    // Whatever happens once all is there, it tells itself.
    var started = page ? !page.hasAttribute("aria-busy") : false;
    if (words && !started) words.hidden = false;
    // What would run of it all the same is not to be trusted.
    if (page && !fits) document.body.removeChild(page);
  }

  if (!fits) document.addEventListener("DOMContentLoaded", tell);
  // A module that does not load, or throws while loading; errors of elements do not bubble.
  window.addEventListener("error", tell, true);
  window.addEventListener("unhandledrejection", tell);
})();
