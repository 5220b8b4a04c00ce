import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { Box, OutboxItem } from './items.ts';

/**
 * Items that an earlier version of the site stored on a device. In it a change or deletion of an event could wait behind
 * the event's creation, and name the event by a temporary id, which is in the subject of the creation.
 */

/** A draft of words, which an earlier version sent to the server too. This device has it among its drafts. */
export const isOfEarlier = ({ kind }: OutboxItem): boolean => (kind as string) === 'draftWords';

const idIn = (item: OutboxItem): string | undefined =>
  /^event:(new-.+)$/.exec(String((item as { subject?: unknown }).subject ?? ''))?.[1];

/** The box once an item is done: what names its event by the temporary id gets the real one. */
export function withRealIds(box: Box, done: OutboxItem, event: ChurchEvent | null | undefined): Box {
  const temporary = done.kind === 'createEvent' ? idIn(done) : undefined;
  if (!event || temporary === undefined) return box;
  return box.map((item) =>
    (item.kind === 'updateEvent' || item.kind === 'deleteEvent') && item.eventId === temporary
      ? { ...item, eventId: String(event.id), ...(item.kind === 'updateEvent' && { version: event.version }) }
      : item,
  );
}
