/** Opens WhatsApp with this text, to be sent to a chosen person. */
export const whatsAppHref = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Whether the device has a share sheet. */
export const hasSheet = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet. Closing it is not an error. */
export function shareBySheet(data: ShareData): void {
  navigator.share(data).catch(() => undefined);
}
