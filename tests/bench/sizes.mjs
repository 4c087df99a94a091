/** What each file of dist/ takes, in bytes: as it is, or with the word `gzip` or `brotli` as hosts send it. */
import { brotliCompressSync, gzipSync } from "node:zlib";
import { builtFiles } from "../browser/host.js";
import { add, print } from "./rows.mjs";

/** @type {Record<string, (bytes: Buffer) => Buffer>} */
const WAYS = {
  raw: (bytes) => bytes,
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
  brotli: (bytes) => brotliCompressSync(bytes),
};

const squeeze = WAYS[process.argv[2]];
const sizes = Array.from(builtFiles(), ([name, bytes]) => ({
  name: name.replace(/^v-\w+\//, ""),
  order: bytes.length,
  size: squeeze(bytes).length,
}));
sizes.sort((a, b) => b.order - a.order || a.name.localeCompare(b.name));
for (const { name, size } of sizes) add(name, size, "bytes");
print();
