import { BOOKS } from '#shared/verse/bible.ts';
import { isName, SWAHILI } from './nameSpelling.ts';
import { readNumber } from './numberWords.ts';

/** How many verses the chapters of Jonah have: `Jon` is also how people write John. */
const VERSES_OF_JONAH = [17, 10, 10, 11];

/** Words that a number stands behind: chapter and verse, in English and Kiswahili. */
const COUNTS = /^(?:chapters?|chap|verses?|vs|sura|mlango|mistari|mstari|aya|psalms?|zaburi)$/;
const LINKS = /^(?:hadi|mpaka|to|through)$/;
const BETWEEN = /^(?:ya|wa|za|number|namba|no)$/;
const SWAHILI_ORDINALS = new Map([
  ['kwanza', 1],
  ['pili', 2],
  ['tatu', 3],
]);

const NUMBERED =
  '(samuel|samweli|sam|kings|wafalme|chronicles|nyakati|corinthians|cor|wakorintho|wakor|kor|thessalonians|thess?|wathesalonike|timothy|tim|timotheo|peter|petro|john|yohana)';

/** Ways of writing a reference that the parser does not know, and how it reads the same. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  // `ninety-one`
  [
    /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/g,
    '$1 ',
  ],
  // `the second letter of Paul to Timothy`
  [/\b(letter|epistle|waraka|barua) (?:of|by|ya|wa) (?!kwanza|pili|tatu)(?:[a-z.]+ ){1,3}(?=(?:to|kwa) )/g, '$1 '],
  [/\b(first|second|third|1st|2nd|3rd|[123]) (?:letter|epistle) to (?:the )?/g, '$1 '],
  [/\bof the (?=(?:chapter|verse) \d)/g, 'of '],
  [/\bacts of (?:the )?(?:holy )?apostles?\b/g, 'acts'],
  [/\bgenesis one one\b/g, 'genesis 1:1'],
  [/\b(?:the )?(?:very )?(?:first verse|verse 1) (?:of|in) (?:the |my )?(?:whole )?bible\b/g, 'genesis 1:1'],
  [/\bmstari wa kwanza (?:wa|katika|kwenye) biblia\b/g, 'genesis 1:1'],
  [/\b(?:the )?(?:very )?last verse (?:of|in) (?:the |my )?(?:whole )?(?:bible|revelations?)\b/g, 'revelation 22:21'],
  [/\bmstari wa mwisho (?:wa|katika|kwenye) (?:biblia|ufunuo)\b/g, 'revelation 22:21'],
  // `16th verse of`
  [/\b(\d{1,3})(?:st|nd|rd|th) verse\b/g, 'verse $1'],
  [/\b(?:starting |beginning |reading )?from (?=verses? \d)/g, ''],
  [/\b(?:kuanzia|kutoka|toka) (?=(?:mstari|mistari|aya)\b)/g, ''],
  [/(?<=\d ?)(?:all the way to|up to|upto|up till|upto)(?= (?:verse )?\d)/g, 'to'],
  // `6:9-13 please and 7:7`
  [/(?<=\d) (?:please|pls|plz|tafadhali)(?= (?:and|na|,|&))/g, ''],
  // `3v5n6`
  [/(?<=\d) ?n ?(?=\d)/g, ' and '],
  // `ps 23 and then ps 24`
  [/(?<=\d),? (?:and|na)? ?(?:then|also|kisha|halafu|pia) (?=[a-z]+\.? ?\d)/g, ', '],
  // `lam 3 22 23`, and no number before it that is meant for the book: `1 john 3 16 18`
  [/(?<=[a-z]{2}\.? )(\d{1,3}) (\d{1,3}) (\d{1,3})$/g, '$1:$2-$3'],
];

/** `Wakorintho II 5:17`, `Kings 1 chapter 19`: the book's own number behind its name. */
const NUMBER_BEHIND = new RegExp(
  `(?<!\\b(?:[123]|i{1,3}|first|second|third|1st|2nd|3rd)\\.? )\\b${NUMBERED} ([123]|i{1,3}) (?=(?:chapter|chap|sura|mlango)\\b|\\d{1,3} ?: ?\\d)`,
  'g',
);
/** `Thess 5:17`: of a book in parts the first, where nobody says which. John without a number is the gospel. */
const NO_NUMBER = /\b(sam|pet|petro|thess?|tim|timothy|timotheo|cor|kor)\.? (?=\d{1,3} ?: ?\d)/g;
const AFTER_NUMBER = /\b(?:[123]|i{1,3}|first|second|third|1st|2nd|3rd|ya|wa|kwa|to|the)\.? ?$/;

/**
 * A message in lower case with references that are written in unusual ways as the parser reads them: `Kings 1 19:12`,
 * `John 3/16`, `psalm ninety-one`, `mstari wa kumi na sita`.
 */
export function inUsualForm(message: string): string {
  let text = message;
  for (const [form, usual] of FORMS) text = text.replace(form, usual);
  text = text.replace(
    NUMBER_BEHIND,
    (_, name: string, number: string) => `${/^i/.test(number) ? number.length : number} ${name} `,
  );
  text = text.replace(NO_NUMBER, (said, name: string, at: number, all: string) =>
    AFTER_NUMBER.test(all.slice(0, at)) ? said : `1 ${name} `,
  );
  text = text.replace(DIGIT_BY_DIGIT, fromDigits);
  text = text.replace(WITH_COMMA, withColon);
  for (const form of LAST_CHAPTER) text = text.replace(form, lastChapterOf);
  text = text.replace(/\bjon\.? ?(\d{1,3})(?: ?(?:[:.]|vs?|verse) ?(\d{1,3}))?/g, (said, chapter, verse = '1') =>
    Number(verse) > (VERSES_OF_JONAH[Number(chapter) - 1] ?? 0) ? said.replace('jon', 'john') : said,
  );
  text = text.replace(/(?<![-:\d] ?)\b([a-z]{2,})\.? (\d{1,2})([-/])(\d{1,2})$/g, verseBehind);
  return counted(text);
}

const DIGIT =
  '(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|sufuri|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa)';
/** `psalm one two one`, `ps one oh three`, `john three one six` */
const DIGIT_BY_DIGIT = new RegExp(
  `\\b([a-z]{2,})\\.? (${DIGIT}) (${DIGIT}) (${DIGIT})\\b(?! (?:${DIGIT}|hundred|to)\\b)`,
  'g',
);
const IS_PSALM = /^(?:psalms?|ps|psa|pss|pslm|zaburi|zab|zb)$/;
const LAST_PSALM = 150;

/** `oh` and `zero` count as 0. */
function fromDigits(said: string, name: string, ...words: string[]): string {
  const digits = words.slice(0, 3).map((word) => readNumber([word], 0)?.value ?? 0);
  const [first, second, third] = digits;
  if (IS_PSALM.test(name)) return Number(digits.join('')) <= LAST_PSALM ? `${name} ${digits.join('')}` : said;
  return isName(name) ? `${name} ${first}:${second}${third}` : said;
}

/** `Mt 6,33`: chapter and verse as some languages write them. With a space behind the comma it is a list. */
const WITH_COMMA = /\b([a-z]{2,})\.? (\d{1,3}),(\d{1,3})(?![\d:.]|,| ?(?:,|and|na) ?\d)/g;

function withColon(said: string, name: string, chapter: string, verse: string): string {
  const [before, behind] = [Number(chapter), Number(verse)];
  // `Psalm 23,91` and `Isaiah 40,41` are two chapters each.
  const isList = behind === before + 1 || (IS_PSALM.test(name) && behind > before);
  return !(isName(name) || IS_PSALM.test(name)) || isList ? said : `${name} ${chapter}:${verse}`;
}

/** `the last chapter of Proverbs`, `sura ya mwisho ya Ufunuo`, `last psalm` */
const LAST_CHAPTER = [
  /\b(?:the )?(?:very )?(?:last|final) chapter (?:of|in) (?:the )?(?:book of |gospel of )?((?:[123] )?[a-z]+)\b/g,
  /\b(?:sura|mlango) (?:ya|wa) mwisho (?:ya|wa|katika|kwenye) (?:kitabu cha |injili ya )?((?:[123] )?[a-z]+)\b/g,
  /\b(?:the )?(?:last|final) (psalm)\b/g,
  /\b(zaburi) ya mwisho\b/g,
];

function lastChapterOf(said: string, name: string): string {
  const [, number = '', word = ''] = /^([123] )?(.+)$/.exec(name) ?? [];
  const english = (number + (SWAHILI.get(word) ?? word)).toLowerCase();
  const book = BOOKS.find((one) => one.name.toLowerCase() === english.replace('psalms', 'psalm'));
  return book ? `${name} ${book.chapters}` : said;
}

/** What stands this many chapters later is meant as a verse: `John 3-16`. */
const FAR = 4;

function verseBehind(said: string, name: string, first: string, mark: string, second: string): string {
  if (!isName(name) || /^(?:psalms?|ps|psa|zaburi|zab)$/.test(name)) return said;
  const isFar = Number(second) - Number(first) >= FAR;
  return mark === '/' || isFar ? `${name} ${first}:${second}` : said;
}

/** Numbers in words behind `verse`, `sura` and the like in digits. */
function counted(text: string): string {
  const words = text.split(' ');
  const out: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    out.push(word);
    if (!COUNTS.test(word) && !(LINKS.test(word) && /\d$/.test(out.at(-2) ?? ''))) continue;
    const skip = BETWEEN.test(words[at + 1] ?? '') ? 1 : 0;
    const from = at + 1 + skip;
    const ordinal = skip ? SWAHILI_ORDINALS.get(words[from] ?? '') : undefined;
    const number = ordinal === undefined ? readNumber(words, from) : { value: ordinal, length: 1 };
    if (!number) continue;
    out.push(...words.slice(at + 1, from), String(number.value));
    at = from + number.length - 1;
  }
  return out.join(' ');
}
