/**
 * The addresses that belong to one event, besides its page (`href('event')` in content/pages.ts) and its file for a
 * calendar (feeds.ts).
 */

/** What a chat shows of an event: 1200×630, JPEG. */
export const EVENT_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * The address of the picture that a chat shows of an event. It changes with each change of the event, so that no chat
 * goes on showing an old one; the page's own address never does.
 */
export const eventPicturePath = ({ id, version = 1 }: { id: string | number; version?: number }): string =>
  `/events/${encodeURIComponent(id)}/picture-${version}.jpg`;
