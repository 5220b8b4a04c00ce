import type { EventDto } from '#server/store/events/eventColumns.ts';
import { waitsSentence } from '#shared/publication/known.ts';

/** The words of a save's answer, and after them that an event waits for an owner's yes, and why. */
export function withWaiting(message: string, events: readonly EventDto[]): string {
  const waits = events.map((event) => event.waits).filter((what) => what !== undefined);
  if (waits.length === 0) return message;
  return `${message.replace(/\.?$/, '.')} ${waitsSentence([...new Set(waits)].join(', '), waits.length === 1)}`;
}
