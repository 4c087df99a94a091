/**
 * The page without network, where a host serves what `cargo xtask build` made: a service worker keeps it. A new
 * version is offered, and taken when the reader says so.
 *
 * @import { Settings } from "./settings.js"
 */
import { byId, make, translate } from "../ui/dom.js";
import { loadWords } from "./settings.js";

/** @param {Settings} settings @throws where the browser may keep nothing: in a private window, say */
export async function keepOffline(settings) {
  // Only `build` puts a manifest into the page: while it is worked on, nothing is kept. And on plain HTTP nothing can be.
  if (!document.querySelector("link[rel=manifest]") || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("service-worker.js");
  const offerNew = () => offer(registration, settings);
  // The first one comes unasked; what comes after it waits.
  if (registration.waiting && registration.active) offerNew();
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && registration.active) offerNew();
    });
  });
  // A browser looks in its own time, which may be long after. Without network there is nothing to find.
  if (registration.active) registration.update().catch(() => {});
  // Another window has taken it.
  if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", offerNew);
}

/** @param {ServiceWorkerRegistration} registration @param {Settings} settings */
async function offer(registration, settings) {
  await loadWords(settings.view);
  if (document.getElementById("update")) return;
  const button = make("button", {
    type: "button",
    id: "update",
    className: "chip",
    "data-t": "update.ready",
  });
  button.addEventListener("click", () => update(registration));
  byId("continue").after(button);
  translate(/** @type {HTMLElement} */ (button.parentElement), settings.i18n);
}

/** The address says where the reader is: the new version opens there. @param {ServiceWorkerRegistration} registration */
function update({ waiting }) {
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("update");
}
