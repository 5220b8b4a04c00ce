import type { Giving, GivingChange, PurposeEdit } from '#shared/giving/giving.ts';
import type { GivingPair, Purpose } from '#shared/giving/publicGiving.ts';
import type { AccountAction } from '#shared/history.ts';
import { HOUR_MS } from '#shared/time.ts';
import { AT_FIRST_START } from './events/history.ts';
import { incrementRevision } from './revisions.ts';
import { type ChangeContext, type Connection, countOf, type Schema } from './store.ts';

/** Actions that change who is an owner, or who can sign in as one. */
const OWNERSHIP: readonly AccountAction[] = [
  'owner added',
  'editor added',
  'account removed',
  'made owner',
  'made editor',
  'password reset',
  'invited',
  'invitation accepted',
  'factor cleared',
];

const hoursFrom = (now: Date, hours: number): string => new Date(now.getTime() + hours * HOUR_MS).toISOString();

/** How long a second factor is too new where the site waits for nobody. */
const USUAL_WAIT_HOURS = 24;

/** Now, and how long a change waits. */
interface Wait {
  now: Date;
  waitHours: number;
}

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

const purposesInOrder = (db: Connection) =>
  db
    .selectFrom('giving_purposes')
    .select(['id', 'key', 'name', 'name_sw', 'closed'])
    .orderBy('place')
    .orderBy('id')
    .execute();

/** The purposes with all changes of them, and all changes of where money goes, newest first. */
export async function readGiving(db: Connection, now: Date): Promise<Pick<Giving, 'purposes' | 'edits' | 'changes'>> {
  const purposes = (await purposesInOrder(db)).map((purpose) => ({ ...purpose, closed: purpose.closed === 1 }));
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
  const purposes = (await purposesInOrder(db))
    .filter(({ closed }) => closed === 0)
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

/** Counts the owners, including invited ones without a password yet. */
export const countOwners = (db: Connection): Promise<number> =>
  countOf(db.selectFrom('staff').where('role', '=', 'owner'));

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

/** Which name of a purpose another open one has already: then nobody could tell them apart. */
export async function takenName(
  db: Connection,
  purpose: Pick<Purpose, 'name' | 'name_sw'>,
  id?: number,
): Promise<'name' | 'name_sw' | undefined> {
  const others = (await purposesInOrder(db)).filter((one) => one.closed === 0 && one.id !== id);
  const isTaken = (name: 'name' | 'name_sw') =>
    others.some((one) => one[name].toLowerCase() === purpose[name].toLowerCase());
  return (['name', 'name_sw'] as const).find(isTaken);
}

/** Adds a purpose at the end of the list. False if its short name is taken. */
export async function addPurpose(
  transaction: Connection,
  purpose: Purpose,
  { username, now }: ChangeContext,
): Promise<boolean> {
  const place = (await purposesInOrder(transaction)).length;
  const { key, name, name_sw } = purpose;
  const at = now.toISOString();
  const added = await transaction
    .insertInto('giving_purposes')
    .values({ key, name, name_sw, place, username, created_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if ((added.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  const edit = { purpose: key, name, name_sw, place, closed: 0, username, at };
  await transaction.insertInto('giving_purpose_changes').values(edit).execute();
  await incrementRevision(transaction, 'giving');
  return true;
}

/** Changes a purpose's names, its place in the list, and whether it is closed. False if there is no such purpose. */
export async function editPurpose(
  transaction: Connection,
  id: number,
  { name, name_sw, place, closed: isClosed }: PurposeEdit,
  { username, now }: ChangeContext,
): Promise<boolean> {
  const purposes = await purposesInOrder(transaction);
  const purpose = purposes.find((one) => one.id === id);
  if (!purpose) return false;
  const closed = isClosed ? 1 : 0;
  const inOrder = purposes.filter((one) => one !== purpose);
  inOrder.splice(place - 1, 0, purpose);
  for (const [at, one] of inOrder.entries()) {
    await transaction.updateTable('giving_purposes').set({ place: at }).where('id', '=', one.id).execute();
  }
  await transaction.updateTable('giving_purposes').set({ name, name_sw, closed }).where('id', '=', id).execute();
  const edit = { purpose: purpose.key, name, name_sw, place: inOrder.indexOf(purpose), closed, username };
  await transaction
    .insertInto('giving_purpose_changes')
    .values({ ...edit, at: now.toISOString() })
    .execute();
  await incrementRevision(transaction, 'giving');
  return true;
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
export type WhyItWaits = 'waits for nobody' | 'one owner' | 'accounts changed' | 'factor too new' | 'waits';

/**
 * From when an owner's second factor is old enough to skip or end a wait: who only learnt the password could have turned
 * it on, or made its recovery codes anew. Null if there is none.
 */
export async function trustedFrom(db: Connection, staffId: number, waitHours: number): Promise<string | null> {
  const factor = await db
    .selectFrom('second_factors')
    .innerJoin('staff', 'staff.id', 'second_factors.staff_id')
    .select(['username', 'confirmed_at'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (!factor?.confirmed_at) return null;
  const renewed = await db
    .selectFrom('history')
    .select((select) => select.fn.max('at').as('at'))
    .where('action', '=', 'codes renewed')
    .where('account', '=', factor.username)
    .executeTakeFirst();
  const since = [factor.confirmed_at, renewed?.at ?? ''].sort().at(-1) as string;
  return hoursFrom(new Date(since), waitHours || USUAL_WAIT_HOURS);
}

/** Whether an owner's second factor is old enough. */
export async function isTrusted(transaction: Connection, staffId: number, { now, waitHours }: Wait): Promise<boolean> {
  const from = await trustedFrom(transaction, staffId, waitHours);
  return from !== null && from <= now.toISOString();
}

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
export async function confirmGivingChange(
  transaction: Connection,
  id: number,
  { username, now }: ChangeContext,
): Promise<void> {
  const fields = { confirmed_by: username, effective_at: now.toISOString() };
  await transaction.updateTable('giving_changes').set(fields).where('id', '=', id).execute();
  await incrementRevision(transaction, 'giving');
}

/** Ends a waiting change; it stays in the list. */
export async function withdrawGivingChange(
  transaction: Connection,
  id: number,
  { username, now }: ChangeContext,
): Promise<void> {
  const fields = { withdrawn_by: username, withdrawn_at: now.toISOString() };
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

/**
 * Whether accounts changed within the wait. Otherwise one thief could make or take over a second owner to confirm a
 * change, or remove the other owners and be the only one.
 */
export async function ownersChangedLately(transaction: Connection, { now, waitHours }: Wait): Promise<boolean> {
  const found = await transaction
    .selectFrom('history')
    .select('id')
    .where('action', 'in', OWNERSHIP)
    .where('at', '>', hoursFrom(now, -(waitHours || USUAL_WAIT_HOURS)))
    // Except the entry of the first start, which has no session, unlike one of a user with that name.
    .where(({ not, and, eb }) => not(and([eb('username', '=', AT_FIRST_START), eb('session_id', 'is', null)])))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
