// How the tests and the pictures start the system's browsers: Playwright's own downloads are not needed.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of a program. @param {string} name */
export function findProgram(name) {
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

/** A name under which Chromium finds this machine, and by which it is not trusted more than any other host. */
export const CLASSROOM = "classroom.test";

/** @type {import("@playwright/test").LaunchOptions} */
export const launchOptions = {
  executablePath: findProgram("chromium"),
  args: [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    `--host-resolver-rules=MAP ${CLASSROOM} 127.0.0.1`,
    // Chromium refuses to start as root (as in a container) with its sandbox.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
};
