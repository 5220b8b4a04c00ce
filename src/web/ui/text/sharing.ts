/** A message in WhatsApp with these words, ready to be sent to whom one chooses. */
export const whatsAppHref = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Whether the device has a sheet of its own for sharing. */
export const hasSheet = (): boolean => typeof navigator.share === 'function';

/** Opens that sheet. Closing it is an answer, not a mistake: then there is nothing to say. */
export function shareBySheet(data: ShareData): void {
  navigator.share(data).catch(() => undefined);
}
