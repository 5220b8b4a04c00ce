import { AROUND_EDITION, OTHER_EDITION_NAMES, SIMPLER } from '#content/verses/asks/editions.ts';
import type { VerseLanguage } from '#shared/verse/verse.ts';
import type { OpenEdition } from './editions/edition.ts';
import { aliasesOf, type Library } from './editions/library.ts';
import { onceFor } from './language/memoize.ts';
import { phraseList } from './language/phraseList.ts';
import { wordsOf } from './language/words.ts';

/** What a message says of the edition and the language in which it wants to be answered. */
export interface Wishes {
  /** The message without those words. */
  message: string;
  edition?: OpenEdition;
  /** An edition that people know but that is not here. */
  unknown?: string;
  language?: VerseLanguage;
  /** The same passage in easier words, or in another translation. */
  simpler?: true;
}

const EDITION = OTHER_EDITION_NAMES.replaceAll(' ', '|');
const OTHER_EDITIONS = [
  new RegExp(`\\b(?:in|from|kutoka|katika|toleo la)\\s+(?:the\\s+)?(${EDITION})\\b`, 'i'),
  new RegExp(`(?<=\\d\\s*)\\b(${EDITION})\\b`, 'i'),
  new RegExp(`\\((${EDITION})\\)`, 'i'),
];

/** Words around the name of an edition that say nothing else. */
const aroundEdition = new Set(AROUND_EDITION.split(' '));
const otherNames = new Set(OTHER_EDITION_NAMES.split(' '));

/** The name of an edition that people know but that is not here, and the words by which it is named. */
function otherEditionIn(message: string): { said: string; name: string } | undefined {
  const [name, ...more] = wordsOf(message.replace(/world english/i, 'web')).filter((word) => !aroundEdition.has(word));
  if (name && more.length === 0 && otherNames.has(name)) return { said: message, name };
  const found = OTHER_EDITIONS.map((pattern) => pattern.exec(message)).find((one) => one !== null);
  return found?.[1] ? { said: found[0], name: found[1] } : undefined;
}

const ALONE = String.raw`\s*(?:pls|please|tafadhali)?\s*[.?!]*$`;
const LANGUAGES: [RegExp, VerseLanguage][] = [
  [/\b(?:in|into|kwa|ya|katika)\s+(?:ki)?swa(?:hili)?\b/i, 'sw'],
  [new RegExp(`^\\s*(?:ki)?swa(?:hili)?${ALONE}`, 'i'), 'sw'],
  [/\bhow does (?:it|this|that) (?:sound|read|go|look) in english\b/i, 'en'],
  [/\b(?:in english|kwa kiingereza|katika kiingereza)\b/i, 'en'],
  [new RegExp(`^\\s*english${ALONE}`, 'i'), 'en'],
];

const simpler = phraseList(SIMPLER);

/** Reads the edition and the language that a message asks for (`John 3:16 WEB`, `Psalm 23 in Kiswahili`). */
export function readWishes(message: string, library: Library): Wishes {
  const wishes: Wishes = { message };
  const modern = simpler.isIn(wordsOf(message)) ? library.modern('en') : undefined;
  if (modern) return { ...wishes, simpler: true, edition: modern };
  for (const [pattern, language] of LANGUAGES) {
    if (!pattern.test(wishes.message)) continue;
    wishes.language = language;
    wishes.message = wishes.message.replace(pattern, ' ');
  }
  for (const edition of library.editions) {
    for (const pattern of patternsOf(edition)) {
      if (!pattern.test(wishes.message)) continue;
      wishes.edition = edition;
      wishes.message = wishes.message.replace(pattern, ' ');
      return wishes;
    }
  }
  const other = otherEditionIn(wishes.message);
  if (other) {
    wishes.unknown = other.name.toUpperCase();
    wishes.message = wishes.message.replace(other.said, ' ');
  }
  return wishes;
}

const BEFORE = AROUND_EDITION.replaceAll(' ', '|');

/**
 * An edition's name may be an ordinary word (`Neno`, the Word), so it counts behind a number, behind `in` and `from`, in
 * brackets, before a reference, and as it is printed at the end.
 */
const patternsOf = onceFor((edition: OpenEdition): RegExp[] => {
  const names = aliasesOf(edition)
    .map((alias) => alias.replace(/[^\p{L}\p{N} ]/gu, '\\$&'))
    .toSorted((one, other) => other.length - one.length)
    .join('|');
  const printed = edition.name.replace(/[^\p{L}\p{N} ]/gu, '\\$&');
  return [
    new RegExp(`(?<=\\d[\\s,]*)\\(?\\b(?:the )?(?:${names})\\b\\)?(?: (?:version|bible|translation))?`, 'iu'),
    new RegExp(
      `\\b(?:in|from|using|kutoka|katika|toleo la)\\s+(?:the\\s+)?(?:${names})\\b(?: (?:version|bible))?`,
      'iu',
    ),
    new RegExp(`\\((?:${names})\\)`, 'iu'),
    new RegExp(`^\\s*(?:the )?(?:${names})\\b[\\s:,-]*(?=(?:[123]\\s?)?\\p{L}+\\.?\\s?\\d)`, 'iu'),
    // As the whole message, if the name is not an ordinary word.
    ...(printed === printed.toUpperCase()
      ? [new RegExp(`^\\s*(?:(?:${BEFORE}) )*(?:${names})(?: (?:version|bible|translation))?${ALONE}`, 'iu')]
      : []),
    ...(printed === printed.toUpperCase() ? [new RegExp(`\\b${printed}\\s*[.?!]*$`, 'u')] : []),
  ];
});
