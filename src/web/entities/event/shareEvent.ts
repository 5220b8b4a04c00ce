import { href } from '#content/pages.ts';
import { pageUrl } from '#content/pageUrl.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { hasSheet, shareBySheet, whatsAppHref } from '#web/ui/text/sharing.ts';
import { eventText } from './eventText.ts';
import { shareWords } from './shareWords.ts';

/** The absolute address of an event's page. Call it in the browser only. */
export const eventAddress = (event: ChurchEvent): string => pageUrl(location.origin, href('event', { id: event.id }));

/** Opens WhatsApp with an event's words and address. Call it in the browser only. */
export const shareHref = (event: ChurchEvent): string => whatsAppHref(`${shareWords(event)}\n${eventAddress(event)}`);

/** Opens the device's share sheet with an event. @returns false if the device has none */
export function shareEvent(event: ChurchEvent): boolean {
  if (!hasSheet()) return false;
  shareBySheet({ title: eventText(event, 'title').text, text: shareWords(event), url: eventAddress(event) });
  return true;
}
