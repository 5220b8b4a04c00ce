import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Files that compress; pictures, film and fonts are compressed already. */
const TEXT = /\.(js|css|html|svg|json|txt|xml)$/;

/** Below this size the header that names the form weighs more than what is saved. */
const MIN_BYTES = 160;

/**
 * Writes a Brotli and a gzip file beside each file of the built app that becomes smaller (the last step of `npm run
 * build`).
 */
function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!TEXT.test(name) || name === 'index.html' || statSync(path).size < MIN_BYTES) continue;
    const body = readFileSync(path);
    const forms = {
      br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
      gz: gzipSync(body, { level: 9 }),
    };
    for (const [ending, form] of Object.entries(forms)) {
      if (form.length < body.length) writeFileSync(`${path}.${ending}`, form);
    }
  }
}

const [folder = 'dist/client'] = process.argv.slice(2);
compress(folder);
