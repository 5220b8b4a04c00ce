import type { ScheduledChoice } from '#shared/auth/accounts.ts';
import { DRAFT, isUnpublished } from '#shared/events/publishing.ts';
import { fieldsOf } from '#shared/events/series/seriesChange.ts';
import { churchClock } from '#shared/time.ts';
import { holdContent, withdrawVersions } from './content/versions.ts';
import { COLUMNS, lockEvents } from './events/eventRows.ts';
import { updateEvent } from './events/events.ts';
import { withdrawGivingOf } from './giving/changes.ts';
import { dropHeld, listHeld } from './held/held.ts';
import type { ChangeContext, Connection } from './store.ts';

/** An account that is taken from its user, or may do less. */
export interface Leaver {
  id: number;
  username: string;
}

/** Finds what an account has scheduled, which would appear later, signed with its name; and what waits for an owner's yes. */
export async function listScheduled(db: Connection, { id, username }: Leaver, now: Date) {
  const rows = await db
    .selectFrom('events')
    .select(COLUMNS)
    .where('deleted_at', 'is', null)
    .where('publish', 'is not', null)
    .where('publish', '!=', DRAFT)
    .where('publish_by', '=', username)
    .orderBy('id')
    .execute();
  const words = await db
    .selectFrom('content_versions')
    .selectAll()
    .where('username', '=', username)
    .where('withdrawn_at', 'is', null)
    .where('publish_at', '>', now.toISOString())
    .whereRef('publish_at', '>', 'created_at') // else it was published at once, while the clock was ahead
    .orderBy('id')
    .execute();
  const clock = churchClock(now);
  const events = rows.filter((row) => isUnpublished(row, clock));
  const held = (await listHeld(db)).filter((row) => row.staff_id === id);
  return { events, words, held };
}

/**
 * Withdraws the changes of where money goes that an account asked for, and what it has scheduled; or signs the latter with
 * the name of who keeps it. Events become drafts.
 */
export async function takeBackFrom(
  transaction: Connection,
  account: Leaver,
  choice: ScheduledChoice,
  by: ChangeContext & { staff_id: number },
): Promise<void> {
  await withdrawGivingOf(transaction, account.id, by);
  await holdContent(transaction); // so that all that is listed is still to come when it is withdrawn
  const { events, words, held } = await listScheduled(transaction, account, by.now);
  const ids = { events: events.map(({ id }) => id), words: words.map(({ id }) => id), held: held.map(({ id }) => id) };
  const { username, staff_id } = by;
  if (choice === 'keep') {
    if (ids.events.length > 0)
      await transaction
        .updateTable('events')
        .set({ publish_by: username })
        .where('id', 'in', ids.events)
        .where('publish_by', '=', account.username) // another may have published it meanwhile
        .execute();
    if (ids.words.length > 0)
      await transaction.updateTable('content_versions').set({ username }).where('id', 'in', ids.words).execute();
    if (ids.held.length > 0)
      await transaction
        .updateTable('held_changes')
        .set({ username, staff_id })
        .where('id', 'in', ids.held)
        .where('answer', 'is', null)
        .execute();
    return;
  }
  await dropHeld(transaction, ids.held);
  if (ids.words.length > 0) await withdrawVersions(transaction, ids.words, by);
  const change = { ...by, inPart: true, withSeries: true };
  for (const event of await lockEvents(transaction, 'id', ids.events)) {
    if (event.deleted_at !== null || event.publish_by !== account.username) continue;
    await updateEvent(transaction, event, { ...fieldsOf(event), publish: DRAFT }, change);
  }
}
