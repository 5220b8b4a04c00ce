import { churchWordsOf } from '#content/churchWords.ts';
import type { EditablePage } from '#content/editable/index.ts';
import { about } from '#content/en/about.ts';
import { branches } from '#content/en/branches.ts';
import * as english from '#content/en/church.ts';
import { home } from '#content/en/home.ts';
import type { Language } from '#content/language.ts';
import { about as aboutInSwahili } from '#content/sw/about.ts';
import { branches as branchesInSwahili } from '#content/sw/branches.ts';
import * as swahili from '#content/sw/church.ts';
import { home as homeInSwahili } from '#content/sw/home.ts';

/** The church's facts of the files. */
export const churchWords = {
  en: churchWordsOf({ ...english, branches }),
  sw: churchWordsOf({ ...swahili, branches: branchesInSwahili }),
};

/** A page that waits for its article has no words in the files. */
const none = { en: {}, sw: {} };

/** The words of the files, by page and language. */
export const fileWords: Readonly<Record<EditablePage, Readonly<Record<Language, object>>>> = {
  church: churchWords,
  home: { en: home, sw: homeInSwahili },
  about: { en: about, sw: aboutInSwahili },
  ourJourney: none,
  ourBranches: none,
  magomano: none,
  kithini: none,
  juja: none,
  media: none,
};

/** What stands at a path of words; undefined where there is nothing. */
export function at(words: unknown, path: string): unknown {
  let value = words;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}
