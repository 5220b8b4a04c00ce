const MONEY = /pay ?-?bill|m ?-?pesa|lipa na|buy goods|till n|send money|tuma pesa|airtel money/i;

/** As long as the shortest number of an account, with what may stand between its digits. */
const NUMBER = /\p{Nd}(?:[ .,-]?\p{Nd}){4,}/u;

/** Whether a value says where money is to be sent: a way to pay, and a number long enough for an account. */
export function namesAccount(value: unknown): boolean {
  const text = JSON.stringify(value ?? '')
    .normalize('NFKC')
    .replace(/[\p{Cf}*_]/gu, '');
  return MONEY.test(text) && NUMBER.test(text);
}
