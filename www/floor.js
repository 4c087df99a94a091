// Runs before everything else, in the oldest syntax: a browser that cannot run the page is told so.
// What the page needs beyond modules: WebAssembly with reference types, dialogs, hasOwn.
(function () {
  function tell() {
    var fallback = document.getElementById("fallback");
    if (fallback) fallback.hidden = false;
  }
  var fits =
    typeof WebAssembly === "object" &&
    typeof HTMLDialogElement === "function" &&
    typeof Object.hasOwn === "function";
  if (!fits) document.addEventListener("DOMContentLoaded", tell);
})();
