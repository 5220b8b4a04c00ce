/** What owners have confirmed: any text of the site may contain it. */
export interface Known {
  /** Telephone numbers, paybills and accounts, each as `numberKey` makes it. */
  numbers: readonly string[];
  /** `host/path`, as `linksIn` finds them; what lies below one is known too. */
  links: readonly string[];
}

export const NOTHING_KNOWN: Known = { numbers: [], links: [] };

/** The digits of a number. Of a telephone number in Kenya the last nine, however it begins. */
export function numberKey(text: string): string {
  const digits = text.replace(/\D/g, '');
  return /^(?:254|0)[17]\d{8}$/.test(digits) ? digits.slice(-9) : digits;
}

/** Whether digits are as long as a telephone number. */
export const isTelephone = (key: string): boolean => key.length >= 9 && key.length <= 13;

/** Says to staff why something is not on the site yet. @param what what it is because of, with commas between */
export const waitsSentence = (what: string, isOne = true): string =>
  `${isOne ? 'It waits' : 'They wait'} for an owner’s yes, because of ${what}.`;
