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

/** Each digit and ten by its names. */
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
  }).flatMap(([digits, names]) => names.split(' ').map((name): [string, string] => [name, digits])),
);

/** How many zeros a word puts behind the number before it, or in Kiswahili behind the one after it. */
const ZEROS_AFTER = new Map([
  ['hundred', 2],
  ['thousand', 3],
]);
const ZEROS_AHEAD = new Map([
  ['mia', 2],
  ['elfu', 3],
  ['laki', 5],
]);

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
    const isOne = hasDigits ? named > 0 && parts >= MIN_MIXED_PARTS : named >= MIN_NUMBER_WORDS;
    const after = isOne ? end : Math.max(next, at + 1);
    read.push(...(isOne ? [digits] : words.slice(at, after)));
    at = after;
  }
  return read.join('');
}

/** A word or digits of a number, what is between it and the one before, and whether `and` or `na` is. */
interface Said {
  word: string;
  gap: string;
  isJoined: boolean;
  times: number;
}

/** The number that begins at a word: its digits with what is between them, up to `end`; its last word is before `next`. */
function numberAt(words: readonly string[], at: number) {
  const said: Said[] = [];
  let [named, parts, hasDigits, end, next] = [0, 0, false, at, at];
  for (; isOfNumber(words, next); next += 2) {
    const word = words[next] ?? '';
    if (!isNumber(word)) continue;
    const isInDigits = DIGITS.test(word);
    const between = words[next - 1] ?? '';
    const gap = said.length === 0 || (!isInDigits && /^[ -]*$/.test(between)) ? '' : between;
    const times = TIMES.get(words[next - 2] ?? '') ?? 1;
    const one = { word, gap, isJoined: JOINING.includes(words[next - 2] ?? ''), times };
    const fills = isUnit(one, said.at(-1)) || (/^[1-9]\d?$/.test(numberOf(word)) && isScale(said.at(-1)?.word ?? ''));
    if (!isInDigits) named += times;
    if (!fills && !(isInDigits && IN_MOMENT.test(gap))) parts += times;
    hasDigits ||= isInDigits;
    said.push(one);
    end = next + 1;
  }
  return { digits: written(said), named, parts, hasDigits, end, next };
}

const isScale = (word: string): boolean => ZEROS_AFTER.has(word) || ZEROS_AHEAD.has(word);

const numberOf = (word: string): string => (DIGITS.test(word) ? word : (NUMBER_WORDS.get(word) ?? ''));

const isNumber = (word = ''): boolean => isScale(word) || numberOf(word) !== '';

/** Words inside a number: `kumi na nne`, `zero and two`. */
const JOINING = ['na', 'and'];
/** Words between its digits: `four, then zero`. */
const BETWEEN = [...JOINING, 'then', 'kisha', 'halafu', 'alafu', 'tena', 'next', 'again', 'plus'];

/** Whether a word is part of a number that is read out. */
const isOfNumber = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  return isNumber(word) || TIMES.has(word) || (BETWEEN.includes(word) && isNumber(words[at - 2]));
};

/** Whether a word is the unit of the ten before it: `fifty-four`, `kumi na nne`. */
const isUnit = ({ word, isJoined }: Said, before: Said | undefined): boolean =>
  /^[1-9]$/.test(numberOf(word)) &&
  (isJoined ? /^[1-9]0$/ : /^[2-9]0$/).test(NUMBER_WORDS.get(before?.word ?? '') ?? '');

/** A number in digits: `five thousand two hundred` is 5200, `elfu mbili na sita` 2006. */
function written(said: readonly Said[]): string {
  let digits = '';
  let open = 0; // how many zeros at the end a smaller number may fill
  let filled = ''; // what has filled them
  let ahead = 0; // the zeros of `elfu`, whose number comes next
  const put = (number: string, zeros: number, gap = '') => {
    const whole = number + '0'.repeat(zeros);
    const fits = filled === '' && whole.length <= open && /^[1-9]/.test(whole);
    digits = fits ? digits.slice(0, -whole.length) + whole : digits + gap + whole;
    filled = fits && zeros === 0 ? number : '';
    if (zeros > 0 || !fits) open = zeros;
  };
  const endScale = () => {
    if (ahead === 0) return;
    if (digits === '' || ahead <= open) put('1', ahead);
    else {
      digits += '0'.repeat(ahead); // `mia nne elfu`, 400000
      [open, filled] = [ahead, ''];
    }
    ahead = 0;
  };
  for (const [at, one] of said.entries()) {
    const { word, gap, isJoined, times } = one;
    const [after, before] = [ZEROS_AFTER.get(word), ZEROS_AHEAD.get(word)];
    if (isJoined || after) endScale();
    if (before) ahead += before;
    else if (after) {
      const number = filled.length + after <= open ? filled : '';
      if (number !== '') digits = digits.slice(0, -after - number.length) + number;
      digits = (digits || '1') + '0'.repeat(after);
      [open, filled] = [after, ''];
    } else if (isUnit(one, said[at - 1])) {
      const zeros = filled === '' ? open : 0; // `elfu kumi na nne`, 14000
      digits = digits.slice(0, -zeros - 1) + numberOf(word) + '0'.repeat(zeros);
      if (filled !== '') filled = filled.slice(0, -1) + numberOf(word);
    } else {
      put(numberOf(word).repeat(times), ahead, gap);
      ahead = 0;
    }
  }
  endScale();
  return digits;
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
