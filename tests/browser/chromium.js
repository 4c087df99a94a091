// How the tests and the pictures start the system's Chromium: Playwright's own download is not needed.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** @param {string} name */
function findProgram(name) {
  const isThere = (/** @type {string} */ file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isThere);
}

/** @type {import("@playwright/test").LaunchOptions} */
export const launchOptions = {
  executablePath: findProgram("chromium"),
  args: [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    // Chromium refuses to start as root (as in a container) with its sandbox.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
};
