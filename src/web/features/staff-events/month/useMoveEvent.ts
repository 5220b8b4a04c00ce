import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { addDays, readableDate } from '#shared/time.ts';
import { sessionEnded, staffApiError } from '#web/api/errors.ts';
import { useChangedToast, versionsOf } from '#web/entities/event/useChangedToast.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { eventsWaiting, useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** `Friday 4 December`, with the year if it is not this one. */
export const dayWords = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? readableDate(day).replace(/ \d{4}$/, '') : readableDate(day);

/**
 * Returns a function that moves an event by some days, start and end alike, and says what became of it. Without a
 * network the move waits, as any change of an event does. Of a series it moves this date only.
 *
 * @param today the church's day, `YYYY-MM-DD`
 */
export function useMoveEvent(today: string): (event: ChurchEvent, days: number) => Promise<void> {
  const tell = useChangedToast();
  const submit = useOutbox();
  const waiting = eventsWaiting(useWaiting().items);
  return async (event, days) => {
    if (days === 0) return;
    if (waiting.has(event.id)) {
      return showToast('A change of this event waits to be sent. It can be moved once that is there.', 'info');
    }
    const change = { change: 'move', days, events: versionsOf([event]) } as const;
    const { data, error, waits } = await submit({ kind: 'changeEvents', change, title: event.title }, newKey());
    if (waits) showToast(waits(), 'info');
    if (error && !sessionEnded(error)) showToast(staffApiError(error), 'error');
    if (!data) return;
    const series = event.series === undefined ? '' : ', this date of the series only';
    tell(
      { ...data, changed: data.changed ?? [] },
      `Moved to ${dayWords(addDays(event.start_date, days), today)}${series}`,
    );
  };
}
