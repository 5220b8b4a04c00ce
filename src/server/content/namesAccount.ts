const MONEY =
  /pay\W?bill|m\W?pesa|lipa ?(?:na|kwa)|buy ?goods|till ?n|send ?money|tuma ?pesa|airtel ?money|bank ?acc|akaunti|a\/c|account ?(?:n[ou]|#|:)/i;

/** As long as the shortest number of an account, with what may stand between its digits. */
const NUMBER = /\p{Nd}(?:[ .,-]?\p{Nd}){4,}/u;

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
  return MONEY.test(text) && NUMBER.test(text);
}

/** The texts in a value, whatever its shape. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return value === null || value === undefined ? [] : [String(value)];
}
