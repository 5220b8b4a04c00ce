import type { Giving, GivingChange } from '#shared/giving/giving.ts';
import type { GivingPair, Purpose } from '#shared/giving/publicGiving.ts';
import { incrementRevision } from '../revisions.ts';
import type { ChangeContext, Connection, Schema } from '../store.ts';
import { readPurposes } from './purposes.ts';
import { countOwners, hoursFrom, isTrusted, ownersChangedLately, USUAL_WAIT_HOURS, type Wait } from './trust.ts';

type ChangeRow = Omit<Schema['giving_changes'], 'id'> & { id: number };

/** Whether a change is still waiting. A confirmed or immediate change is not, even if the clock is set back. */
const isWaiting = (row: Omit<ChangeRow, 'id'>, now: Date): boolean =>
  row.withdrawn_at === null &&
  row.confirmed_by === null &&
  row.effective_at > row.asked_at &&
  row.effective_at > now.toISOString();

/** Adds the state of each change. @param rows newest first, as in the result */
function withStates(rows: readonly ChangeRow[], now: Date): (ChangeRow & Pick<GivingChange, 'state'>)[] {
  const held = new Set<string>();
  return rows.map((row) => {
    if (row.withdrawn_at !== null) return { ...row, state: 'withdrawn' };
    if (isWaiting(row, now)) return { ...row, state: 'waiting' };
    const pair = `${row.branch} ${row.purpose}`;
    const state = held.has(pair) ? 'replaced' : 'in effect';
    held.add(pair);
    return { ...row, state };
  });
}

const newestFirst = (db: Connection): Promise<ChangeRow[]> =>
  db.selectFrom('giving_changes').selectAll().orderBy('id', 'desc').execute();

/** The purposes with all changes of them, and all changes of where money goes, newest first. */
export async function readGiving(db: Connection, now: Date): Promise<Pick<Giving, 'purposes' | 'edits' | 'changes'>> {
  const purposes = await readPurposes(db);
  const edits = await db.selectFrom('giving_purpose_changes').selectAll().orderBy('id', 'desc').execute();
  const seen = await db.selectFrom('giving_seen').selectAll().orderBy('id').execute();
  const changes = withStates(await newestFirst(db), now).map(
    ({ asked_by_id: _, ...change }): GivingChange => ({
      ...change,
      seen_by: seen
        .filter(({ change_id }) => change_id === change.id)
        .map(({ username, seen_at }) => ({ username, seen_at })),
    }),
  );
  return { purposes, edits: edits.map((edit) => ({ ...edit, closed: edit.closed === 1 })), changes };
}

/** What the Give page shows from a moment on. */
export interface StoredGiving {
  /** The open ones. */
  purposes: Purpose[];
  changes: readonly ChangeRow[];
}

/** Reads what the Give page shows. */
export async function readStoredGiving(db: Connection): Promise<StoredGiving> {
  const purposes = (await readPurposes(db))
    .filter(({ closed }) => !closed)
    .map(({ key, name, name_sw }) => ({ key, name, name_sw }));
  return { purposes, changes: await newestFirst(db) };
}

/** Where money goes at a moment, and how many changes wait. */
export function givingAt(changes: readonly ChangeRow[], now: Date): { pairs: GivingPair[]; waiting: number } {
  const known = withStates(changes, now);
  const pairs = known
    .filter(({ state }) => state === 'in effect')
    .map(({ branch, purpose, paybill, account, effective_at: since }) => ({
      branch,
      purpose,
      paybill,
      account,
      since,
    }));
  return { pairs, waiting: known.filter(({ state }) => state === 'waiting').length };
}

/** The changes that somebody else asked for and this owner has not seen, oldest first. */
export async function unseenBy(db: Connection, staffId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('giving_changes')
    .select('id')
    .where('asked_by_id', '!=', staffId)
    .where('id', 'not in', (seen) => seen.selectFrom('giving_seen').select('change_id').where('staff_id', '=', staffId))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Records that an owner has seen changes; unknown ids are ignored. */
export async function noteSeen(
  transaction: Connection,
  ids: readonly number[],
  { staff_id, username, now }: { staff_id: number; username: string; now: Date },
): Promise<void> {
  const found = await transaction.selectFrom('giving_changes').select('id').where('id', 'in', ids).execute();
  if (found.length === 0) return;
  await transaction
    .insertInto('giving_seen')
    .values(found.map(({ id }) => ({ change_id: id, staff_id, username, seen_at: now.toISOString() })))
    .onConflict((conflict) => conflict.columns(['change_id', 'staff_id']).doNothing())
    .execute();
}

interface AskedChange extends Pick<GivingChange, 'branch' | 'purpose' | 'paybill' | 'account' | 'asked_by'> {
  asked_by_id: number;
}

/**
 * Records a change of where money goes. It takes effect at once only for an owner whose second factor is older than the
 * wait, and if no staff account changed within it: on a site that waits for nobody, or where the only owner asks for that.
 */
export async function addGivingChange(
  transaction: Connection,
  change: AskedChange,
  { now, waitHours, atOnce }: Wait & { atOnce: boolean },
): Promise<{ effective_at: string; why: WhyItWaits }> {
  const hours = waitHours || USUAL_WAIT_HOURS;
  const isAlone = (await countOwners(transaction)) === 1;
  const lately = await ownersChangedLately(transaction, { now, waitHours });
  const skips = !lately && (waitHours === 0 || (isAlone && atOnce));
  const isNew = !(await isTrusted(transaction, change.asked_by_id, { now, waitHours }));
  const why = skips
    ? isNew
      ? 'factor too new'
      : waitHours === 0
        ? 'waits for nobody'
        : 'one owner'
    : lately
      ? 'accounts changed'
      : 'waits';
  const effective_at = hoursFrom(now, skips && !isNew ? 0 : hours);
  await transaction
    .insertInto('giving_changes')
    .values({ ...change, asked_at: now.toISOString(), effective_at })
    .execute();
  await incrementRevision(transaction, 'giving');
  return { effective_at, why };
}

/** Why a change waits, or does not. */
type WhyItWaits = 'waits for nobody' | 'one owner' | 'accounts changed' | 'factor too new' | 'waits';

/** Who asked for a change, and whether it still waits; undefined if there is none. */
export async function findGivingChange(
  transaction: Connection,
  id: number,
  now: Date,
): Promise<{ asked_by_id: number; waits: boolean } | undefined> {
  const row = await transaction.selectFrom('giving_changes').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { asked_by_id: row.asked_by_id, waits: isWaiting(row, now) };
}

/** Lets a waiting change take effect now. */
export const confirmGivingChange = (transaction: Connection, id: number, { username, now }: ChangeContext) =>
  setChange(transaction, id, { confirmed_by: username, effective_at: now.toISOString() });

/** Ends a waiting change; it stays in the list. */
export const withdrawGivingChange = (transaction: Connection, id: number, { username, now }: ChangeContext) =>
  setChange(transaction, id, { withdrawn_by: username, withdrawn_at: now.toISOString() });

async function setChange(transaction: Connection, id: number, fields: Partial<ChangeRow>): Promise<void> {
  await transaction.updateTable('giving_changes').set(fields).where('id', '=', id).execute();
  await incrementRevision(transaction, 'giving');
}

/**
 * Withdraws the waiting changes that an account asked for, when the account is taken from its user, who may be a thief.
 */
export async function withdrawGivingOf(transaction: Connection, staffId: number, by: ChangeContext): Promise<void> {
  const rows = await transaction
    .selectFrom('giving_changes')
    .selectAll()
    .where('asked_by_id', '=', staffId)
    .where('withdrawn_at', 'is', null)
    .execute();
  for (const row of rows) {
    if (isWaiting(row, by.now)) await withdrawGivingChange(transaction, row.id, by);
  }
}
