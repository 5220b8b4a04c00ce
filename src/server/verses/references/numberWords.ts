const UNITS = new Map<string, number>();
const list = (words: string, values: number[]) => {
  for (const [at, word] of words.split(' ').entries()) UNITS.set(word, values[at] ?? 0);
};
list('one two three four five six seven eight nine ten', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
list('eleven twelve thirteen fourteen fifteen', [11, 12, 13, 14, 15]);
list('sixteen seventeen eighteen nineteen', [16, 17, 18, 19]);
list('twenty thirty forty fourty fifty sixty seventy eighty ninety', [20, 30, 40, 40, 50, 60, 70, 80, 90]);
list('moja mbili tatu nne tano sita saba nane tisa kumi', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
list('ishirini thelathini arobaini hamsini sitini sabini themanini tisini', [20, 30, 40, 50, 60, 70, 80, 90]);

const HUNDREDS = new Set(['hundred', 'mia']);
const LINKS = new Set(['and', 'na']);
const ROMAN = /^(?=[clxvi])(c{0,1})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/;

/**
 * Reads the number written in words at a place in a list of words, in English or Kiswahili (`ninety one`, `mia moja na
 * ishirini na moja`): its value and how many words it takes; undefined when there is none.
 */
export function readNumber(words: string[], start: number): { value: number; length: number } | undefined {
  let value = 0;
  let at = start;
  const small = () => UNITS.get(words[at] ?? '');
  if (HUNDREDS.has(words[at] ?? '')) {
    at++;
    value = 100 * (small() ?? 1);
    if (small() !== undefined) at++;
  } else if (small() !== undefined && HUNDREDS.has(words[at + 1] ?? '')) {
    value = 100 * (small() ?? 1);
    at += 2;
  }
  const hundreds = at > start;
  if (hundreds && LINKS.has(words[at] ?? '') && UNITS.has(words[at + 1] ?? '')) at++;
  const tens = small();
  if (tens === undefined) return hundreds ? { value, length: at - start } : undefined;
  value += tens;
  at++;
  if (tens % 10 === 0) {
    const link = words[at] === 'na' ? 1 : 0;
    const unit = UNITS.get(words[at + link] ?? '');
    const fits = unit !== undefined && unit < 10 && (link === 1 || tens >= 20);
    if (fits) {
      value += unit;
      at += link + 1;
    }
  }
  return { value, length: at - start };
}

const ORDINALS: Readonly<Record<string, string>> = {
  first: 'one',
  second: 'two',
  third: 'three',
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
  twelfth: 'twelve',
};

/** `twenty first` and `hundredth` as `twenty one` and `hundred`; undefined where the last word is no ordinal. */
function inCardinals(words: readonly string[]): string[] | undefined {
  const last = words.at(-1) ?? '';
  const cardinal = ORDINALS[last] ?? (/th$/.test(last) ? last.replace(/ieth$/, 'y').replace(/th$/, '') : undefined);
  return cardinal === undefined ? undefined : [...words.slice(0, -1), cardinal];
}

/** The most words of an ordinal: `one hundred and twenty first`. */
const LONGEST_ORDINAL = 5;

/** The text with ordinals in words before `psalm`, `chapter` and `verse` as people write them in digits: `psalm 121`. */
export function withOrdinals(text: string): string {
  return ['psalm', 'psalms', 'chapter', 'verse'].reduce(withOrdinalBefore, text);
}

function withOrdinalBefore(text: string, counted: string): string {
  const words = text.split(' ');
  const at = words.indexOf(counted);
  if (at < 1) return text;
  for (let length = Math.min(LONGEST_ORDINAL, at); length > 0; length--) {
    const said = words.slice(at - length, at).flatMap((word) => word.split('-'));
    const cardinals = inCardinals(said);
    const number = cardinals && readNumber(cardinals, 0);
    if (!number || number.length < cardinals.length) continue;
    return [...words.slice(0, at - length), words[at], String(number.value), ...words.slice(at + 1)].join(' ');
  }
  return text;
}

/** The value of a Roman numeral up to 199, in lower case; undefined if it is invalid. */
export function readRoman(word: string): number | undefined {
  const [, hundreds = '', tens = '', units = ''] = ROMAN.exec(word) ?? [];
  const value = 100 * hundreds.length + 10 * digit(tens, 'x', 'l', 'c') + digit(units, 'i', 'v', 'x');
  return value > 0 ? value : undefined;
}

function digit(letters: string, one: string, five: string, ten: string): number {
  if (letters === one + ten) return 9;
  if (letters === one + five) return 4;
  return letters.startsWith(five) ? 4 + letters.length : letters.length;
}
