import { whatsAppNumber } from '#shared/phone.ts';

/** Opens WhatsApp with this text, to be sent to a chosen person. */
export const whatsAppHref = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Whether the device has a share sheet. */
export const hasSheet = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet. Closing it is not an error. */
export function shareBySheet(data: ShareData): void {
  navigator.share(data).catch(() => undefined);
}

/** Opens a chat with a person on WhatsApp, with words ready to be sent; undefined without a mobile number. */
export function whatsAppChatHref(typed: string, words: string): string | undefined {
  const number = whatsAppNumber(typed);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(words)}`;
}

/** Directions to a place, in the phone's map app. */
export const directionsHref = (latitude: number, longitude: number): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
