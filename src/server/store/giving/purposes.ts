import type { KnownPurpose, PurposeEdit } from '#shared/giving/giving.ts';
import type { Purpose } from '#shared/giving/publicGiving.ts';
import { incrementRevision } from '../revisions.ts';
import type { ChangeContext, Connection, Schema } from '../store.ts';

/** The purposes in the order of the page. */
export async function readPurposes(db: Connection): Promise<KnownPurpose[]> {
  const rows = await db
    .selectFrom('giving_purposes')
    .select(['id', 'key', 'name', 'name_sw', 'closed'])
    .select((select) =>
      select
        .selectFrom('giving_purpose_changes')
        .select(({ fn }) => fn.max('giving_purpose_changes.id').as('latest'))
        .whereRef('purpose', '=', 'giving_purposes.key')
        .as('version'),
    )
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, closed: row.closed === 1, version: row.version ?? 0 }));
}

/** Which name of a purpose another open one has already: people could not tell the two apart. */
export async function takenName(
  db: Connection,
  purpose: Pick<Purpose, 'name' | 'name_sw'>,
  id?: number,
): Promise<'name' | 'name_sw' | undefined> {
  const others = (await readPurposes(db)).filter((one) => !one.closed && one.id !== id);
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
  const place = (await readPurposes(transaction)).length;
  const { key, name, name_sw } = purpose;
  const added = await transaction
    .insertInto('giving_purposes')
    .values({ key, name, name_sw, place, username, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if ((added.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  await noteEdit(transaction, { purpose: key, name, name_sw, place, closed: 0 }, { username, now });
  return true;
}

/** Changes a purpose's names, its place in the list, and whether it is closed. False if there is no such purpose. */
export async function editPurpose(
  transaction: Connection,
  id: number,
  { name, name_sw, place, closed: isClosed }: PurposeEdit,
  { username, now }: ChangeContext,
): Promise<boolean> {
  const purposes = await readPurposes(transaction);
  const purpose = purposes.find((one) => one.id === id);
  if (!purpose) return false;
  const closed = isClosed ? 1 : 0;
  const inOrder = purposes.filter((one) => one !== purpose);
  inOrder.splice(place === undefined ? purposes.indexOf(purpose) : place - 1, 0, purpose);
  for (const [at, one] of inOrder.entries()) {
    await transaction.updateTable('giving_purposes').set({ place: at }).where('id', '=', one.id).execute();
  }
  await transaction.updateTable('giving_purposes').set({ name, name_sw, closed }).where('id', '=', id).execute();
  const edit = { purpose: purpose.key, name, name_sw, place: inOrder.indexOf(purpose), closed };
  await noteEdit(transaction, edit, { username, now });
  return true;
}

/** Adds a purpose's new state to its history. */
async function noteEdit(
  transaction: Connection,
  edit: Omit<Schema['giving_purpose_changes'], 'id' | 'username' | 'at'>,
  { username, now }: ChangeContext,
): Promise<void> {
  const values = { ...edit, username, at: now.toISOString() };
  await transaction.insertInto('giving_purpose_changes').values(values).execute();
  await incrementRevision(transaction, 'giving');
}
