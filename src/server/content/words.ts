import { churchWordsOf } from '#content/churchWords.ts';
import { type EditablePage, editablePages } from '#content/editable/index.ts';
import { branches } from '#content/en/branches.ts';
import * as church from '#content/en/church.ts';
import type { Language } from '#content/language.ts';
import { isArticlePage } from '#content/pages.ts';
import { branches as branchesSw } from '#content/sw/branches.ts';
import * as churchSw from '#content/sw/church.ts';

/** The church's facts of the files. */
export const churchWords = {
  en: churchWordsOf({ ...church, branches }),
  sw: churchWordsOf({ ...churchSw, branches: branchesSw }),
};

type InBoth = Readonly<Record<Language, object>>;

/** The words of a page, which stand under its name in a file of its name: `about` in `about.ts`. */
async function readWords(page: EditablePage): Promise<InBoth> {
  if (page === 'church') return churchWords;
  if (isArticlePage(page)) return { en: {}, sw: {} };
  const [en, sw] = await Promise.all([import(`#content/en/${page}.ts`), import(`#content/sw/${page}.ts`)]);
  return { en: en[page], sw: sw[page] };
}

const pages = Object.keys(editablePages) as EditablePage[];

/** The words of the files, by page and language. */
export const fileWords = Object.fromEntries(
  await Promise.all(pages.map(async (page) => [page, await readWords(page)] as const)),
) as Readonly<Record<EditablePage, InBoth>>;

/** The value at a path; undefined if there is none. */
export function at(words: unknown, path: string): unknown {
  let value = words;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}
