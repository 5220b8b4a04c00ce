import type { VerseLanguage } from '#shared/verse/verse.ts';
import type { OpenEdition } from './editions/edition.ts';
import { aliasesOf, type Library } from './editions/library.ts';

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

const OTHER_EDITIONS =
  /(?:\b(?:in|from|kutoka|katika|toleo la)\s+(?:the\s+)?|(?<=\d\s*)|\()\b(niv|esv|nlt|nkjv|nasb|msg|amp|gnb|gnt|asv|rsv|nrsv|tlb|cev|ncv|suv|bhn|sruv|tpt|csb|net)\b\)?/i;

/** The name of such an edition as the whole message. */
const OTHER_EDITION_ALONE =
  /^\s*(?:(?:and |what does |how does |what about |how about |the |in |kwa |try |use |do you have |have you |now |back to )*)(web|world english(?: bible)?|niv|esv|nlt|nkjv|nasb|amp|gnb|asv|rsv|nrsv|cev|suv|bhn|csb)(?: version| bible| translation)?(?: say| read| put (?:it|this|that))?\s*(?:please|pls|tafadhali)?\s*[.?!]*$/i;

const LANGUAGES: [RegExp, VerseLanguage][] = [
  [
    /\b(?:in|into|kwa|ya|katika)\s+(?:ki)?swa(?:hili)?\b|^\s*(?:ki)?swa(?:hili)?\s*(?:pls|please|tafadhali)?\s*[.?!]*$/i,
    'sw',
  ],
  [
    /^\s*english\s*(?:pls|please)?\s*[.?!]*$|\bhow does (?:it|this|that) (?:sound|read|go|look) in english\b|\b(?:in english|kwa kiingereza|katika kiingereza)\b/i,
    'en',
  ],
];

const SIMPLER =
  /\b(?:simple|simpler|modern|easy|easier|plain|today'?s|current|normal|clear(?:er)?)\s+(?:modern\s+|day\s+)?(?:english|language|words|version|translation)\b|\b(?:another|different|other|newer|easier)\s+(?:version|translation|bible version)\b|\b(?:thees?|thous?)\b.*\b(?:understand|version|english|modern|hard|difficult)\b|\b(?:understand|hate|follow|read|like)\b.*\b(?:thees?|thous?|old english|old words)\b|\b(?:modern|newer|easier|simpler|contemporary|clearer) (?:one|bible|wording|words)\b|\b(?:kiingereza|kiswahili) (?:rahisi|chepesi|cha kisasa|cha kawaida)\b|\b(?:lugha|maneno)\s+(?:rahisi|nyepesi|ya kisasa)\b|\b(?:toleo|tafsiri)\s+(?:lingine|nyingine|ya kisasa)\b/i;

/** Reads the edition and the language that a message asks for (`John 3:16 WEB`, `Psalm 23 in Kiswahili`). */
export function readWishes(message: string, library: Library): Wishes {
  const wishes: Wishes = { message };
  const modern = SIMPLER.test(message) ? library.modern('en') : undefined;
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
  const [said, unknown] = OTHER_EDITION_ALONE.exec(wishes.message) ?? OTHER_EDITIONS.exec(wishes.message) ?? [];
  if (said && unknown) {
    wishes.unknown = unknown.toUpperCase();
    wishes.message = wishes.message.replace(said, ' ');
  }
  return wishes;
}

const patterns = new WeakMap<OpenEdition, RegExp[]>();

/**
 * An edition's name may be an ordinary word (`Neno`, the Word), so it counts behind a number, behind `in` and `from`, in
 * brackets, before a reference, and as it is printed at the end.
 */
function patternsOf(edition: OpenEdition): RegExp[] {
  const made = patterns.get(edition);
  if (made) return made;
  const names = aliasesOf(edition)
    .map((alias) => alias.replace(/[^\p{L}\p{N} ]/gu, '\\$&'))
    .toSorted((one, other) => other.length - one.length)
    .join('|');
  const printed = edition.name.replace(/[^\p{L}\p{N} ]/gu, '\\$&');
  const list = [
    new RegExp(`(?<=\\d[\\s,]*)\\(?\\b(?:the )?(?:${names})\\b\\)?(?: (?:version|bible|translation))?`, 'iu'),
    new RegExp(
      `\\b(?:in|from|using|kutoka|katika|toleo la)\\s+(?:the\\s+)?(?:${names})\\b(?: (?:version|bible))?`,
      'iu',
    ),
    new RegExp(`\\((?:${names})\\)`, 'iu'),
    new RegExp(`^\\s*(?:the )?(?:${names})\\b[\\s:,-]*(?=(?:[123]\\s?)?\\p{L}+\\.?\\s?\\d)`, 'iu'),
    // As the whole message, if the name is not an ordinary word.
    ...(printed === printed.toUpperCase()
      ? [
          new RegExp(
            `^\\s*(?:(?:please|give me|show me|i want|can i have|nipe|nataka|naomba|the|and|now|ok|back to|go back to|return to|switch to|switch back to|use|try|in|rudi kwa|tumia) )*(?:${names})(?: (?:version|bible|translation))?(?: (?:please|pls|tafadhali))?\\s*[.?!]*$`,
            'iu',
          ),
        ]
      : []),
    ...(printed === printed.toUpperCase() ? [new RegExp(`\\b${printed}\\s*[.?!]*$`, 'u')] : []),
  ];
  patterns.set(edition, list);
  return list;
}
