import { whatsAppNumber } from '#shared/phone.ts';

/** Opens a chat with a person on WhatsApp, with words ready to be sent; undefined without a mobile number. */
export function whatsAppChatHref(typed: string, words: string): string | undefined {
  const number = whatsAppNumber(typed);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(words)}`;
}
