/** The addresses that belong to one event, besides its page (`href('event')` in content/pages.ts), and those of all. */

/** What a chat shows of an event: 1200×630, JPEG. */
export const EVENT_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Goes up when such pictures are drawn otherwise, so that chats ask for the new ones. */
export const DRAWING_VERSION = 3;

/** The version in the address of an event's picture: it changes with each change of the event, and of the drawing. */
export const eventPictureVersion = ({ version = 1 }: { version?: number }): string => `${version}-${DRAWING_VERSION}`;

/**
 * The address of the picture that a chat shows of an event. It carries a version, so that no chat goes on showing an old
 * one; the page's own address never does.
 */
export const eventPicturePath = (event: { id: string | number; version?: number }, lang = 'en'): string =>
  `/events/${encodeURIComponent(event.id)}/picture-${eventPictureVersion(event)}.jpg${langQuery(lang)}`;

/** The query of an address that has one content in each language: English without, Kiswahili by `?lang=sw`. */
export const langQuery = (lang: string): string => (lang === 'en' ? '' : `?lang=${lang}`);

/**
 * The addresses of the events' feeds, our own addition: public, read by calendar apps and feed readers. Both feeds take
 * `?branch=juja`, `?category=Kesha` and, for Kiswahili, `?lang=sw`.
 */
export const feeds = { calendar: '/events.ics', atom: '/events.atom' } as const;

/**
 * The address of one event as a file that a calendar opens.
 *
 * @param alarm `evening` or `hours`, for an alarm at the time of that reminder
 */
export function eventCalendarPath(id: string | number, lang = 'en', alarm?: string): string {
  const query = langQuery(lang);
  return `/events/${encodeURIComponent(id)}.ics${query}${alarm ? `${query ? '&' : '?'}alarm=${alarm}` : ''}`;
}
