import { isName } from './nameSpelling.ts';
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
  [
    /\b(letter|epistle|waraka|barua) (?:of|by|ya|wa) (?:st\.? |saint |the apostle |mtume )?(?:paul|paulo|peter|petro|james|yakobo) (?=to|kwa)/g,
    '$1 ',
  ],
  [/\b(first|second|third|1st|2nd|3rd|[123]) (?:letter|epistle) to (?:the )?/g, '$1 '],
  [/\bof the (?=(?:chapter|verse) \d)/g, 'of '],
  [/\bacts of (?:the )?(?:holy )?apostles?\b/g, 'acts'],
  [/\bgenesis one one\b/g, 'genesis 1:1'],
  [
    /\b(?:the )?(?:very )?(?:first verse|verse 1) (?:of|in) (?:the |my )?(?:whole )?bible\b|\bmstari wa kwanza (?:wa|katika|kwenye) biblia\b/g,
    'genesis 1:1',
  ],
  [
    /\b(?:the )?(?:very )?last verse (?:of|in) (?:the |my )?(?:whole )?(?:bible|revelations?)\b|\bmstari wa mwisho (?:wa|katika|kwenye) (?:biblia|ufunuo)\b/g,
    'revelation 22:21',
  ],
  // `16th verse of`
  [/\b(\d{1,3})(?:st|nd|rd|th) verse\b/g, 'verse $1'],
  [/\b(?:starting |beginning |reading )?from (?=verses? \d)/g, ''],
  [/\b(?:kuanzia|kutoka|toka) (?=(?:mstari|mistari|aya)\b)/g, ''],
  [/(?<=\d ?)(?:all the way to|up to|upto|up till|upto)(?= (?:verse )?\d)/g, 'to'],
  // `6:9-13 please and 7:7`
  [/(?<=\d) (?:please|pls|plz|tafadhali)(?= (?:and|na|,|&))/g, ''],
  // `3v5n6`
  [/(?<=\d) ?n ?(?=\d)/g, ' and '],
  // `lam 3 22 23`, and no number before it that is meant for the book: `1 john 3 16 18`
  [/(?<=[a-z]{2}\.? )(\d{1,3}) (\d{1,3}) (\d{1,3})$/g, '$1:$2-$3'],
];

/** `Wakorintho II 5:17`, `Kings 1 chapter 19`: the book's own number behind its name. */
const NUMBER_BEHIND = new RegExp(
  `(?<!\\b(?:[123]|i{1,3}|first|second|third|1st|2nd|3rd)\\.? )\\b${NUMBERED} ([123]|i{1,3}) (?=(?:chapter|chap|sura|mlango)\\b|\\d{1,3} ?: ?\\d)`,
  'g',
);
/** `Thess 5:17`: of a book in parts the first, where nobody says which. John without a number is the gospel. */
const NO_NUMBER =
  /(?<!\b(?:[123]|i{1,3}|first|second|third|1st|2nd|3rd|ya|wa|kwa|to|the)\.? ?)\b(sam|pet|petro|thess?|tim|timothy|timotheo|cor|kor)\.? (?=\d{1,3} ?: ?\d)/g;

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
  text = text.replace(NO_NUMBER, '1 $1 ');
  text = text.replace(/\bjon\.? ?(\d{1,3})(?: ?(?:[:.]|vs?|verse) ?(\d{1,3}))?/g, (said, chapter, verse = '1') =>
    Number(verse) > (VERSES_OF_JONAH[Number(chapter) - 1] ?? 0) ? said.replace('jon', 'john') : said,
  );
  text = text.replace(/(?<![-:\d] ?)\b([a-z]{2,})\.? (\d{1,2})([-/])(\d{1,2})$/g, verseBehind);
  return counted(text);
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
