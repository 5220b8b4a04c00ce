import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { OPTIONAL_FIELDS } from '#shared/events/eventLife.ts';
import type { StaffSermon } from '#shared/sermons/sermon.ts';
import type { Box, Entry, OutboxItem } from './items.ts';

/** How a save of a form continues an earlier one of the same form, which may be on the server by then. */

/** The part of a server's answer that is read here. */
export interface Answer {
  event?: ChurchEvent | null;
  events?: readonly ChurchEvent[];
  sermon?: StaffSermon;
}

/** A creation that follows the creation of the same event is a change of it. */
function asChange<Creation extends Entry & { kind: 'createEvent' }>({ event, ...entry }: Creation, base: ChurchEvent) {
  const emptied = OPTIONAL_FIELDS.filter((field) => base[field] !== undefined).map((field) => [field, null]);
  return {
    ...entry,
    kind: 'updateEvent' as const,
    eventId: String(base.id),
    event: { ...Object.fromEntries(emptied), ...event },
    base,
    version: base.version,
  };
}

/** A write as it is stored after the last one of its form: a note still replaces the note that the server has. */
export function continued(entry: Entry, last: OutboxItem | undefined): Entry {
  if (entry.kind === 'createEvent' && last?.kind === 'updateEvent') return asChange(entry, last.base);
  const isGone = last?.refusal?.status === 404;
  if (entry.kind === 'saveSermon' && last?.kind === 'saveSermon' && !entry.base && !isGone)
    return { ...entry, base: last.base };
  const isNote = entry.kind === 'noteMessage' && last?.kind === 'noteMessage' && last.sentAt === undefined;
  return isNote && !last.refusal ? { ...entry, was: last.was } : entry;
}

/** The box once an item is done: what follows it continues from the event that the server has now. */
export function follow(box: Box, done: OutboxItem, { event, events = [], sermon }: Answer): Box {
  const saved = event ? [event] : events;
  return box.map((item) => {
    if (item.origin === undefined || item.origin !== done.origin) return item;
    if (item.kind === 'noteMessage' && done.kind === 'noteMessage') return { ...item, was: done.note };
    if (item.kind === 'saveSermon' && sermon) return { ...item, base: sermon };
    if (item.kind === 'createEvent' && done.kind === 'createEvent' && event) return asChange(item, event);
    if (item.kind !== 'updateEvent' && item.kind !== 'updateSeries') return item;
    const base =
      saved.find(({ id }) => String(id) === item.base.id) ?? (done.kind === 'createEvent' ? event : undefined);
    if (!base) return item;
    return { ...item, ...(item.kind === 'updateEvent' && { eventId: String(base.id) }), base, version: base.version };
  });
}
