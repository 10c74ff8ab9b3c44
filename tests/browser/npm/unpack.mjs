// Unpacks the browser, with the libraries and fonts that come with it, into a folder.
import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-fs";

const from = join("node_modules", "@sparticuz", "chromium", "bin");
const into = process.argv[2];
const parts = {
  "chromium.br": createWriteStream(join(into, "chromium"), { mode: 0o755 }),
  "al2023.tar.br": extract(into, { chown: false }),
  "fonts.tar.br": extract(into, { chown: false }),
};

await Promise.all(
  Object.entries(parts).map(([name, target]) =>
    pipeline(createReadStream(join(from, name)), createBrotliDecompress(), target),
  ),
);
