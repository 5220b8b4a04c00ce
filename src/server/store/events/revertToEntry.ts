import type { RevertTo } from '#shared/events/revert.ts';
import type { EventState } from '#shared/history.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';
import type { ChangeContext } from '../changeContext.ts';
import type { Connection } from '../schema.ts';
import { type ChangeOutcome, findEvent, revertEvent } from './events.ts';
import { entryState } from './historyStates.ts';

/**
 * Makes an event as it was after an entry of its history, as a new change of this event alone. A picture that is gone by
 * now is left out.
 *
 * @param change.expected the version that the person saw; if the event has a newer one, nothing is changed
 * @returns undefined if the event is gone, or was not there after the entry
 */
export async function revertToEntry(
  transaction: Connection,
  id: number,
  { entry }: RevertTo,
  change: ChangeContext & { expected?: number | undefined },
): Promise<ChangeOutcome> {
  const found = await entryState<EventState>(transaction, entry, { event_id: id });
  const old = await findEvent(transaction, id);
  if (!found || !old) return undefined;
  if (change.expected !== undefined && old.version !== change.expected) return { event: old, conflict: true };
  const state: EventState = { ...found, series_own: old.series !== null };
  if (!(await hasPicture(transaction, state.image)))
    Object.assign(state, { image: null, image_alt: null, image_focus: null });
  const event = await revertEvent(transaction, old, state, change);
  return event ? { event, conflict: false } : { event: old, conflict: true }; // somebody else was quicker (PostgreSQL)
}

async function hasPicture(transaction: Connection, image: string | null): Promise<boolean> {
  const own = ownPicture(image);
  if (!own) return true;
  return (
    (await transaction.selectFrom('pictures').select('id').where('id', '=', own.id).executeTakeFirst()) !== undefined
  );
}
