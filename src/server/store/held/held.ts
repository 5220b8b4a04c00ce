import type { Language } from '#content/language.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { Finding } from '#shared/publication/findings.ts';
import { isTelephone, type Known, numberKey } from '#shared/publication/known.ts';
import type { ChangeContext, Connection, Schema } from '../store.ts';

/** What a held change does to an event: the fields that differ from what is on the site. */
export interface HeldEvent {
  fields: Partial<EventInput>;
  /** Whether the event stays as its series is. */
  withSeries: boolean;
}

/** A held publication of words. */
export interface HeldWords {
  /** ISO 8601, UTC; null for as soon as an owner says yes. */
  publishAt: string | null;
  /** Checked values; a missing one stands for the words of the files. */
  changes: readonly { field: string; value?: unknown; base: number }[];
}

type Row = Omit<Schema['held_changes'], 'id' | 'change' | 'why' | 'answer' | 'decided_by' | 'decided_at'> & {
  id: number;
  why: Finding[];
};

export type HeldEventRow = Row & { event_id: number; change: HeldEvent };
export type HeldWordsRow = Row & { page: string; language: Language; change: HeldWords };
export type HeldRow = HeldEventRow | HeldWordsRow;

/** Lets a change by an editor wait for an owner's yes: of an event, or of the words of a page. */
export async function hold(
  transaction: Connection,
  of: { event_id: number } | { page: string; language: Language },
  change: HeldEvent | HeldWords,
  why: readonly Finding[],
  { username, now, editor }: ChangeContext,
): Promise<void> {
  if (!editor) throw new Error('Only what an editor changes is held back.');
  const asked = { staff_id: editor.staff_id, username, at: now.toISOString(), why: JSON.stringify(why) };
  await transaction
    .insertInto('held_changes')
    .values({ ...of, ...asked, change: JSON.stringify(change) })
    .execute();
}

/** Lets a change of an event wait, in place of an earlier one. */
export async function holdEvent(
  transaction: Connection,
  event_id: number,
  change: HeldEvent,
  why: readonly Finding[],
  by: ChangeContext,
): Promise<void> {
  await transaction.deleteFrom('held_changes').where('event_id', '=', event_id).where('answer', 'is', null).execute();
  await hold(transaction, { event_id }, change, why, by);
}

type StoredRow = Omit<Schema['held_changes'], 'id'> & { id: number };

const heldOf = (row: StoredRow) => ({ ...row, change: JSON.parse(row.change), why: JSON.parse(row.why) }) as HeldRow;

/** Notes what an owner has decided. @returns what waited until then: what somebody else has decided on is left out */
export async function decideHeld(
  transaction: Connection,
  ids: readonly number[],
  answer: 'yes' | 'no',
  { username, now }: ChangeContext,
): Promise<HeldRow[]> {
  const rows = await transaction
    .updateTable('held_changes')
    .set({ answer, decided_by: username, decided_at: now.toISOString() })
    .where('id', 'in', ids)
    .where('answer', 'is', null)
    .returningAll()
    .execute();
  return rows.map(heldOf);
}

/** Ends held changes, but for those that were decided on. @returns how many */
export async function dropHeld(transaction: Connection, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const waiting = transaction.deleteFrom('held_changes').where('id', 'in', ids).where('answer', 'is', null);
  return Number((await waiting.executeTakeFirst()).numDeletedRows);
}

/** What an owner has decided on one of these. */
export const findDecision = (db: Connection, ids: readonly number[]) =>
  db
    .selectFrom('held_changes')
    .select(['answer', 'decided_by'])
    .where('id', 'in', ids)
    .where('answer', 'is not', null)
    .executeTakeFirst();

/** All that waits, oldest first: never more than a few. */
export async function listHeld(db: Connection): Promise<HeldRow[]> {
  const rows = await db.selectFrom('held_changes').selectAll().where('answer', 'is', null).orderBy('id').execute();
  return rows.map(heldOf);
}

/** The held change of an event. */
export const findHeldEvent = async (db: Connection, event_id: number): Promise<HeldEventRow | undefined> =>
  (await listHeld(db)).filter(isHeldEvent).find((row) => row.event_id === event_id);

export const isHeldEvent = (row: HeldRow): row is HeldEventRow => row.event_id !== null;

/** The telephone numbers and links that owners have confirmed. */
export async function readConfirmed(db: Connection): Promise<Known> {
  const rows = await db.selectFrom('confirmed_texts').select(['kind', 'value']).execute();
  const valuesOf = (wanted: Finding['kind']) => rows.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  return { numbers: valuesOf('number'), links: valuesOf('link') };
}

/**
 * Keeps what an owner has confirmed, so that it passes from then on. Only links and telephone numbers: another number is
 * confirmed for the one text.
 */
export async function confirmTexts(
  transaction: Connection,
  found: readonly Finding[],
  { username, now }: ChangeContext,
): Promise<void> {
  const values = found
    .map(({ kind, text }) => ({ kind, value: kind === 'link' ? text : numberKey(text) }))
    .filter(({ kind, value }) => kind === 'link' || isTelephone(value))
    .map((row) => ({ ...row, username, at: now.toISOString() }));
  if (values.length === 0) return;
  await transaction
    .insertInto('confirmed_texts')
    .values(values)
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .execute();
}
