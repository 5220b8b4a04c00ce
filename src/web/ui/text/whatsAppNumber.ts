/**
 * A phone number for WhatsApp's URLs: digits with the country code. Kenyan numbers (07…, 01…) get Kenya's code. Undefined
 * if it cannot be a mobile number.
 */
export function whatsAppNumber(typed: string): string | undefined {
  const compact = typed.replace(/[\s().\-/]/g, '');
  if (!/^\+?\d+$/.test(compact)) return undefined;
  const abroad = compact.startsWith('+') || compact.startsWith('00');
  const digits = compact.replace(/^(\+|00)/, '');
  const kenyan = /^(?:254)?0?([17]\d{8})$/.exec(digits)?.[1];
  if (kenyan !== undefined) return `254${kenyan}`;
  return abroad && /^[1-9]\d{7,14}$/.test(digits) && !digits.startsWith('254') ? digits : undefined;
}

/** Opens a chat with a person on WhatsApp, with words ready to be sent; undefined without a mobile number. */
export function whatsAppChatHref(typed: string, words: string): string | undefined {
  const number = whatsAppNumber(typed);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(words)}`;
}
