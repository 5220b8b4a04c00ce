import { type VerseWords, verseWords } from '#content/verses/answerWords.ts';
import { AROUND_EDITION, OTHER_EDITION_NAMES, SIMPLER } from '#content/verses/asks/editions.ts';
import type { VerseContext, VerseLanguage } from '#shared/verse/verse.ts';
import type { OpenEdition } from './editions/edition.ts';
import { aliasesOf, type Library } from './editions/library.ts';
import { languageOf } from './language/language.ts';
import { onceFor } from './language/memoize.ts';
import { phraseList } from './language/phraseList.ts';
import { wordsOf } from './language/words.ts';

/** What an answer is drawn from, and when. */
export interface Source {
  library: Library;
  /** `YYYY-MM-DD` in the church's own time zone. */
  date: string;
  /** 0 to 23, in the church's own time zone. */
  hour: number;
}

/** A message with what was understood of it. */
export interface Asking extends Source {
  message: string;
  words: string[];
  wishes: Wishes;
  context: VerseContext;
  language: VerseLanguage;
  /** The edition to quote from. */
  edition: OpenEdition;
  say: VerseWords;
}

/** What a message says of the edition and the language that it asks for. */
interface Wishes {
  /** The message without those words. */
  message: string;
  edition?: OpenEdition;
  /** An edition that people know but that is not here. */
  unknown?: string;
  language?: VerseLanguage;
  /** The same passage in easier words, or in another translation. */
  simpler?: true;
}

/** Thanks with a `but` behind them give no thanks: what follows is the message. */
const THANKS_BUT =
  /^\s*(?:thanks|thank you|asante|ahsante|shukran)(?: sana| so much| pastor)?[\s,.]+(?:but|lakini|ila)\s/i;

/** What a correction denies is not what it asks for: `hapana, si ndoa, ni ndugu yangu`. */
const DENIED =
  /^(?:(?:no|nope|hapana)[\s,]+)?(?:not|si|sio|siyo)(?:\s+[\p{L}’']+){1,3}(?:[,.;]|\s+(?:but|bali|ila))\s+/iu;

/** Reads a message: its words, its language, and the edition that it wants or that answers first. */
export function understand(source: Source, message: string, before: VerseContext): Asking {
  const isCorrected = (before.need || before.query) && DENIED.test(message);
  const context = isCorrected ? { ...before, need: undefined, query: undefined } : before;
  const wishes = readWishes(message.replace(isCorrected ? DENIED : THANKS_BUT, ''), source.library);
  const words = wordsOf(wishes.message);
  const language = wishes.language ?? languageOf(words, context.language);
  const { library } = source;
  // A conversation about a need goes on in the edition that answered it.
  const edition = wishes.edition ?? (context.need ? library.modern(language) : library.first(language));
  return { ...source, message, words, wishes, context, language, edition, say: verseWords[language] };
}

const ALONE = String.raw`\s*(?:pls|please|tafadhali)?\s*[.?!]*$`;
const AROUND = AROUND_EDITION.replaceAll(' ', '|');
const BEHIND = '(?: (?:version|bible|translation))?';

/**
 * Where a name counts as that of an edition. It may be an ordinary word (`Neno`, the Word), so it counts behind a number,
 * behind `in` and `from`, in brackets and before a reference.
 *
 * @param printed the name as it is printed in capitals; then it also counts as the whole message, and at the end
 */
function patternsOf(names: string, printed = ''): RegExp[] {
  const name = `(?<name>${names})`;
  const patterns = [
    `(?<=\\d[\\s,]*)\\(?\\b(?:the )?${name}\\b\\)?${BEHIND}`,
    `\\b(?:in|from|using|kutoka|katika|toleo la|compare(?: it)? (?:with|to)|linganisha na)\\s+(?:the\\s+)?${name}\\b${BEHIND}`,
    `\\(${name}\\)`,
    `^\\s*(?:the )?${name}\\b[\\s:,-]*(?=(?:[123]\\s?)?\\p{L}+\\.?\\s?\\d)`,
    ...(printed ? [`^\\s*(?:(?:${AROUND}) )*${name}(?: (?:${AROUND}))*${ALONE}`] : []),
  ].map((pattern) => new RegExp(pattern, 'iu'));
  return printed ? [...patterns, new RegExp(`\\b(?<name>${printed})\\s*[.?!]*$`, 'u')] : patterns;
}

const literally = (name: string) => name.replace(/[^\p{L}\p{N} ]/gu, '\\$&');
const patternsOfEdition = onceFor((edition: OpenEdition) => {
  const names = aliasesOf(edition).map(literally);
  const isCapital = edition.name === edition.name.toUpperCase();
  const longestFirst = names.toSorted((one, other) => other.length - one.length).join('|');
  return patternsOf(longestFirst, isCapital ? literally(edition.name) : '');
});
const OTHERS = OTHER_EDITION_NAMES.replaceAll(' ', '|');
const patternsOfOthers = patternsOf(`world english|${OTHERS}`, OTHERS.toUpperCase());

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
  const known = library.editions.map((edition) => ({ edition, patterns: patternsOfEdition(edition) }));
  for (const { edition, patterns } of [...known, { edition: undefined, patterns: patternsOfOthers }]) {
    for (const pattern of patterns) {
      const found = pattern.exec(wishes.message);
      if (!found) continue;
      wishes.message = wishes.message.replace(found[0], ' ');
      if (edition) wishes.edition = edition;
      else wishes.unknown = (found.groups?.name ?? '').toUpperCase();
      return wishes;
    }
  }
  return wishes;
}
