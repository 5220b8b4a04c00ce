import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cleanPhone, looksLikePhone } from './cleanPhone.ts';

/** The number that a text is, Kenyan where it has no country code; undefined for any other text and for several numbers. */
function readPhone(typed: string): PhoneNumber | undefined {
  if (!looksLikePhone(typed)) return undefined;
  const found = parsePhoneNumberFromString(cleanPhone(typed).replace(/^00(?=[1-9])/, '+'), 'KE');
  return found?.isPossible() && !isMistyped(found) ? found : undefined;
}

const isKenyan = ({ countryCallingCode }: PhoneNumber): boolean => countryCallingCode === '254';

/** Whether a mobile number in Kenya (07…, 01…) has a digit too few or too many, which libphonenumber takes for possible. */
const isMistyped = (found: PhoneNumber): boolean =>
  isKenyan(found) && /^[17]/.test(found.nationalNumber) && found.nationalNumber.length !== 9;

/** The first number of a text such as `0712 345 678 / 0733 111 222`. */
const firstPhone = (typed: string): PhoneNumber | undefined =>
  readPhone(typed) ??
  typed
    .split(/[/,;|]/)
    .map(readPhone)
    .find(Boolean);

/** Whether a text is one telephone number that can be called. */
export const isPhone = (text: string): boolean => readPhone(text) !== undefined;

/** What a link calls: the number with its country code, or the digits of a short one, such as `999`. */
export const phoneHref = (typed: string): string =>
  `tel:${firstPhone(typed)?.number ?? cleanPhone(typed).replace(/[^+\d]/g, '')}`;

/** A number in the ways that people search for it: `+254712345678 0712345678`; empty if it is none. */
export function searchedPhone(typed: string): string {
  const found = firstPhone(typed);
  return found ? `${found.number} 0${found.nationalNumber}` : '';
}

/**
 * A telephone number for WhatsApp's addresses: digits with the country code. Undefined if it is no mobile number in Kenya
 * (07…, 01…) and no number of another country.
 */
export function whatsAppNumber(typed: string): string | undefined {
  const found = firstPhone(typed);
  if (!found || (isKenyan(found) && !/^[17]/.test(found.nationalNumber))) return undefined;
  return found.number.slice(1);
}
