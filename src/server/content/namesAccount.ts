/** Ways to pay, and what is given. */
const MONEY =
  /pay\W?bill|m\W?pesa|lipa ?(?:na|kwa)|buy ?goods|till ?n|send ?money|tuma ?pesa|airtel ?money|pochi|\bbank|\bbenki|\bwire\b|deposit|akaunti|a\/c|account ?(?:n[ou]|#|:)|business ?n[ou]|namba(?:ri)? ya (?:biashara|kampuni)|tithe|offering|sadaka|\bzaka\b|fungu la kumi|mchango|michango|harambee|contribution|send (?:us )?(?:your|a|the) gift|donat/i;

/** The same with spaces between the letters, or with digits and signs in place of letters: `p@y b i 1 1`. */
const SPACED_MONEY = /paybi[il][il]|mpesa|buygoods|ti[il][il]number/;
const STAND_INS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  $: 's',
  '5': 's',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '0': 'o',
};

/** As long as the shortest number of an account, with what may stand between its digits. */
const NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){4,}/u;

/** Hours and dates, which are no numbers of an account. */
const HOURS_AND_DATES = /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])|(?<!\d)\d{1,2}([/.])\d{1,2}\1(?:20)\d\d(?!\d)/g;

/** The letter O beside a digit, which the eye reads as a zero. */
const ROUND = /(?<=\d)o+|o+(?=\d)/g;

/** Digits in words: a paybill may be spelled out. */
const DIGITS = [
  /\b(?:zero|oh|sifuri)\b/g,
  /\b(?:one|moja)\b/g,
  /\b(?:two|mbili)\b/g,
  /\b(?:three|tatu)\b/g,
  /\b(?:four|nne)\b/g,
  /\b(?:five|tano)\b/g,
  /\b(?:six|sita)\b/g,
  /\b(?:seven|saba)\b/g,
  /\b(?:eight|nane)\b/g,
  /\b(?:nine|tisa)\b/g,
];

/** Letters of other scripts that look like Latin ones, and those. */
const LOOKALIKES = new Map(
  [...'аαеεіιоοрρѕсςуγхχвнкκмтτһԁɡӏɑ'].map((letter, at) => [letter, 'aaeeiiooppsccyyxxbhkkmtthdgla'[at] as string]),
);

/** A text as the eye reads it: without accents, marks and characters that are not seen, and in Latin letters. */
const asItLooks = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}*_]/gu, '')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/\P{ASCII}/gu, (letter) => LOOKALIKES.get(letter) ?? letter)
    .replace(/\s+/g, ' ');

/** Whether a value says where money is to be sent: a way to pay, and a number long enough for an account. */
export function namesAccount(value: unknown): boolean {
  const text = asItLooks(textsIn(value).join(' '));
  return namesMoney(text) && hasNumber(text);
}

function namesMoney(text: string): boolean {
  const letters = text.replace(/[@$!|\d]/g, (sign) => STAND_INS[sign] ?? sign).replace(/[^a-z]/g, '');
  return MONEY.test(text) || SPACED_MONEY.test(letters);
}

function hasNumber(text: string): boolean {
  const round = text.replace(ROUND, (letters) => '0'.repeat(letters.length));
  const spelled = DIGITS.reduce((so, word, digit) => so.replace(word, String(digit)), round);
  return NUMBER.test(spelled.replace(HOURS_AND_DATES, ' on that day '));
}

/** All texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return value === null || value === undefined ? [] : [String(value)];
}
