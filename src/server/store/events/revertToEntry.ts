import type { EventState, RevertTo } from '#shared/history.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';
import { type ChangeContext, type Connection, countOf, type EventRow } from '../store.ts';
import { revertEvent } from './events.ts';
import { entryState } from './history.ts';

/**
 * Makes an event as it was after an entry of its history, as a new change of this event alone. A picture that is gone by
 * now is left out.
 *
 * @param old the event as it is, locked
 * @returns undefined if it was not there after the entry
 */
export async function revertToEntry(
  transaction: Connection,
  old: EventRow,
  { entry }: RevertTo,
  change: ChangeContext,
): Promise<EventRow | undefined> {
  const found = await entryState<EventState>(transaction, entry, { event_id: old.id });
  if (!found) return undefined;
  const state: EventState = { ...found, series_own: old.series !== null };
  const own = ownPicture(state.image);
  const isGone = own && (await countOf(transaction.selectFrom('pictures').where('id', '=', own.id))) === 0;
  if (isGone) Object.assign(state, { image: null, image_alt: null, image_focus: null });
  return revertEvent(transaction, old, state, change);
}
