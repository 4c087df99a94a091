import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/browser/chromium.js";

// `cargo xtask test` serves the page on a free port and says where. While working, `cargo xtask serve` in one
// terminal and `npx playwright test` in another do as well.
export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: "list",
  use: {
    baseURL: process.env.BASE_URL ?? "http://127.0.0.1:8080/",
    launchOptions,
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
  },
});
