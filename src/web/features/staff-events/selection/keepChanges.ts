import type { BulkChange } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import { addDays } from '#shared/time.ts';
import { staffApiError } from '#web/api/errors.ts';
import type { OutboxStoreApi } from '#web/outbox/storeApi.ts';
import { loadOutbox } from '#web/outbox/useOutbox.ts';
import type { Write } from '#web/outbox/writes.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { changesOf, valuesOf } from '../editor/eventValues.ts';
import { waitsToBeCreated } from '../useEvents.ts';

/** The change to make to each event. */
export type Change = Pick<BulkChange, 'change' | 'days'>;

/** An event after a change of several events. */
function changed(event: ChurchEvent, { change, days }: Change): EventInput {
  const values = valuesOf(event);
  const end = event.end_date || event.start_date;
  const fields =
    change === 'move'
      ? { start_date: addDays(event.start_date, days ?? 0), end_date: addDays(end, days ?? 0) }
      : { status: 'cancelled', status_note: '', end_date: end };
  return changesOf({ ...values, ...fields } as EventInput, values);
}

function writeOf(event: ChurchEvent, change: Change, mayBeDone: boolean): Write {
  const { id: eventId, version } = event;
  if (change.change === 'delete') return { kind: 'deleteEvent', eventId, base: event, mayBeDone };
  return { kind: 'updateEvent', eventId, event: changed(event, change), base: event, version, mayBeDone };
}

/**
 * Puts a change of several events into the outbox, one item per event, so that each is sent, shown as waiting, and
 * discarded separately. A toast reports that it waits. False if this device cannot store it.
 *
 * @param mayBeDone whether the change was sent, but no answer came
 */
export async function keepChanges(
  store: OutboxStoreApi,
  change: Change,
  events: readonly ChurchEvent[],
  mayBeDone: boolean,
): Promise<boolean> {
  // As on the server: events that are cancelled already stay unchanged.
  const changing = events.filter(({ status }) => change.change !== 'cancel' || status !== 'cancelled');
  if (changing.length === 0 || events.some(waitsToBeCreated)) return false;
  const outbox = await loadOutbox(store);
  let words: string | undefined;
  for (const event of changing) {
    const submitted = await outbox?.submit(writeOf(event, change, mayBeDone), newKey(), mayBeDone);
    if (!submitted) return false;
    words ??= submitted.waits?.(staffApiError);
  }
  if (words) showToast(words, 'info');
  return true;
}
