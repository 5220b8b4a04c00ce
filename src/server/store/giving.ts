import type { Giving, GivingChange, Purpose } from '#shared/giving/giving.ts';
import type { AccountAction } from '#shared/history.ts';
import type { Connection } from './schema.ts';

/** What changes who the owners are, or who can sign in as one. */
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

const hoursFrom = (now: Date, hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString();

/** Now, and how long a change waits. */
export interface Wait {
  now: Date;
  waitHours: number;
}

/** The purposes, and all changes of where money goes, newest first. */
export async function readGiving(db: Connection, now: Date): Promise<Giving> {
  const purposes = await db.selectFrom('giving_purposes').select(['key', 'name', 'name_sw']).orderBy('id').execute();
  const rows = await db.selectFrom('giving_changes').selectAll().orderBy('id', 'desc').execute();
  const held = new Set<string>();
  const changes = rows.map(({ asked_by_id: _, ...row }): GivingChange => {
    if (row.withdrawn_at !== null) return { ...row, state: 'withdrawn' };
    if (row.effective_at > now.toISOString()) return { ...row, state: 'waiting' };
    const pair = `${row.branch} ${row.purpose}`;
    const state = held.has(pair) ? 'replaced' : 'in effect';
    held.add(pair);
    return { ...row, state };
  });
  return { purposes, changes };
}

/** Adds a purpose. False if its short name is taken. */
export async function addPurpose(
  transaction: Connection,
  purpose: Purpose & { username: string; now: Date },
): Promise<boolean> {
  const { now, ...row } = purpose;
  const added = await transaction
    .insertInto('giving_purposes')
    .values({ ...row, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

interface AskedChange extends Pick<GivingChange, 'branch' | 'purpose' | 'paybill' | 'account' | 'asked_by'> {
  asked_by_id: number;
}

/**
 * Records a change of where money goes. It takes effect at once if the church has one owner and no account changed
 * within the wait; else it waits.
 */
export async function addGivingChange(
  transaction: Connection,
  change: AskedChange,
  { now, waitHours }: Wait,
): Promise<{ effective_at: string; why: 'waits for nobody' | 'one owner' | 'accounts changed' | 'waits' }> {
  const owners = await transaction.selectFrom('staff').select('id').where('role', '=', 'owner').execute();
  const lately = await ownersChangedLately(transaction, { now, waitHours });
  const why =
    waitHours === 0 ? 'waits for nobody' : lately ? 'accounts changed' : owners.length > 1 ? 'waits' : 'one owner';
  const effective_at = hoursFrom(now, why === 'one owner' ? 0 : waitHours);
  await transaction
    .insertInto('giving_changes')
    .values({ ...change, asked_at: now.toISOString(), effective_at })
    .execute();
  return { effective_at, why };
}

/** Who asked for a change, and whether it still waits; undefined if there is none. */
export async function findGivingChange(
  transaction: Connection,
  id: number,
  now: Date,
): Promise<{ asked_by_id: number; waits: boolean } | undefined> {
  const row = await transaction
    .selectFrom('giving_changes')
    .select(['asked_by_id', 'effective_at', 'withdrawn_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return { asked_by_id: row.asked_by_id, waits: row.withdrawn_at === null && row.effective_at > now.toISOString() };
}

/** Lets a waiting change take effect now. */
export async function confirmGivingChange(transaction: Connection, id: number, username: string, now: Date) {
  const fields = { confirmed_by: username, effective_at: now.toISOString() };
  await transaction.updateTable('giving_changes').set(fields).where('id', '=', id).execute();
}

/** Ends a waiting change; it stays in the list. */
export async function withdrawGivingChange(transaction: Connection, id: number, username: string, now: Date) {
  const fields = { withdrawn_by: username, withdrawn_at: now.toISOString() };
  await transaction.updateTable('giving_changes').set(fields).where('id', '=', id).execute();
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
    .where('at', '>', hoursFrom(now, -waitHours))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
