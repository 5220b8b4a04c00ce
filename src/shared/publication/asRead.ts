import { normalForm } from '../normalForm.ts';

/** Digits of any script, and other signs for numbers. */
const NUMBER_SIGN = /\p{N}/gu;
const DIGIT = /\p{Nd}/u;
const DIGITS = /^\d+$/;

/** Marks on letters, and what cannot be seen. */
const UNSEEN = /[\p{M}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Letters that the eye takes for a digit where one stands beside them. */
const ROUND = 'oOοΟоОօՕ';
const UPRIGHT = 'lIιΙ|ıіІӏӀ';

/** Each digit and ten by its names, and what makes a number longer, as `thousand` does. */
const NUMBER_WORDS = new Map(
  Object.entries({
    0: 'zero o oh nought naught nil sifuri sufuri ziro',
    1: 'one moja',
    2: 'two mbili',
    3: 'three tatu',
    4: 'four nne',
    5: 'five tano',
    6: 'six sita',
    7: 'seven saba',
    8: 'eight nane',
    9: 'nine tisa',
    10: 'ten kumi',
    11: 'eleven',
    12: 'twelve',
    13: 'thirteen',
    14: 'fourteen',
    15: 'fifteen',
    16: 'sixteen',
    17: 'seventeen',
    18: 'eighteen',
    19: 'nineteen',
    20: 'twenty ishirini',
    30: 'thirty thelathini',
    40: 'forty arobaini',
    50: 'fifty hamsini',
    60: 'sixty sitini',
    70: 'seventy sabini',
    80: 'eighty themanini',
    90: 'ninety tisini',
    '00': 'hundred mia',
    '000': 'thousand elfu',
    '00000': 'laki',
  }).flatMap(([digits, names]) => names.split(' ').map((name): [string, string] => [name, digits])),
);

/** How often the next digit is said: `double five`. */
const TIMES = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
]);

/** Fewer words for numbers, one after another, are a count or an hour. */
const MIN_NUMBER_WORDS = 3;
/** The same with digits among them, where `fifty-four`, a date and an hour are one part each. */
const MIN_MIXED_PARTS = 3;
const IN_MOMENT = /^[:/.-]$/;

/**
 * A text as a person reads it, in lower case: digits of every script as 0 to 9, without marks and what cannot be seen,
 * letters beside a digit that look like one, and numbers that are read out, as digits.
 */
export function asRead(text: string): string {
  const plain = normalForm(text, 'NFKC')
    .replace(/[\n\r\t\u2028\u2029]/g, '\n')
    .replace(/[。｡．]/g, '.')
    .replace(UNSEEN, (sign) => (sign === '\n' ? sign : ''))
    .replace(NUMBER_SIGN, digitOf);
  return withDigits(withoutLookalikes(plain).toLowerCase());
}

/** Numbers that are read out become digits: `four zero double two`, `fifty-four`, `hamsini na nne`, `four 0 two 00`. */
function withDigits(text: string): string {
  const words = text.split(/(\p{L}+|\d+)/u); // every second one is a word or digits, the others are what is between them
  const read: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { digits, named, parts, hasDigits, end, next } = numberAt(words, at);
    const isNumber = hasDigits ? named > 0 && parts >= MIN_MIXED_PARTS : named >= MIN_NUMBER_WORDS;
    const after = isNumber ? end : Math.max(next, at + 1);
    read.push(...(isNumber ? [digits] : words.slice(at, after)));
    at = after;
  }
  return read.join('');
}

/** The number that begins at a word: its digits with what is between them, up to `end`; its last word is before `next`. */
function numberAt(words: readonly string[], at: number) {
  let [digits, named, parts, hasDigits, end, next] = ['', 0, 0, false, at, at];
  for (; isOfNumber(words, next); next += 2) {
    const word = words[next] ?? '';
    const said = numberOf(word);
    if (said === undefined) continue;
    const gap = digits !== '' ? (words[next - 1] ?? '') : '';
    const times = TIMES.get(words[next - 2] ?? '') ?? 1;
    const isOne = isUnit(words, next, said);
    digits = isOne ? digits.slice(0, -said.length) + said : digits + gap + said.repeat(times);
    if (!DIGITS.test(word)) named += times;
    if (!isOne && !(DIGITS.test(word) && IN_MOMENT.test(gap))) parts += times;
    hasDigits ||= DIGITS.test(word);
    end = next + 1;
  }
  return { digits, named, parts, hasDigits, end, next };
}

const numberOf = (word = ''): string | undefined => (DIGITS.test(word) ? word : NUMBER_WORDS.get(word));

/** Words inside a number: `kumi na nne`, `zero and two`. */
const JOINING = ['na', 'and'];

/** Whether a word is part of a number that is read out. */
const isOfNumber = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  return (
    numberOf(word) !== undefined || TIMES.has(word) || (JOINING.includes(word) && numberOf(words[at - 2]) !== undefined)
  );
};

/** Whether a word for a number fills the zeros of the one before it: `fifty-four`, `kumi na nne`, `hundred and ten`. */
function isUnit(words: readonly string[], at: number, said: string): boolean {
  const isJoined = JOINING.includes(words[at - 2] ?? '');
  const ten = NUMBER_WORDS.get(words[isJoined ? at - 4 : at - 2] ?? '') ?? '';
  if (/^0{2,}$/.test(ten)) return /^[1-9]\d?$/.test(said);
  return /^[1-9]$/.test(said) && (isJoined ? /^[1-9]0$/ : /^[2-9]0$/).test(ten);
}

/** The digit that a sign stands for; a sign for a number that is no digit counts as one. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 128) return sign;
  if (!DIGIT.test(sign)) return '1';
  let zero = code;
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** From both sides, so that `4oo2oo` is read as 400200. */
function withoutLookalikes(text: string): string {
  const letters = [...text];
  const isDigit = (at: number) => /\d/.test(letters[at] ?? '');
  const look = (at: number, beside: number) => {
    const letter = letters[at] as string;
    if (!isDigit(beside)) return;
    if (ROUND.includes(letter)) letters[at] = '0';
    if (UPRIGHT.includes(letter)) letters[at] = '1';
  };
  for (let at = 1; at < letters.length; at++) look(at, at - 1);
  for (let at = letters.length - 2; at >= 0; at--) look(at, at + 1);
  return letters.join('');
}
