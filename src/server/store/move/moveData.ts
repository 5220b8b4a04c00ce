import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { CliError } from '#server/cliError.ts';
import { type Connection, countOf, type Store, TABLES, type Table } from '../store.ts';
import { type Column, counted } from '../tables/column.ts';

/** These tables hold no data: counts and revisions stay as they are. */
const LEFT: readonly Table[] = ['revisions', 'limits', 'clock'];

/** The tables with data, each behind those that it refers to. */
export const DATA_TABLES = (Object.keys(TABLES) as Table[]).filter((table) => !LEFT.includes(table));

type Row = Record<string, string | number | Uint8Array | null>;

type AnyTables = Kysely<Record<string, Row>>;

/** Whether a table is copied by its counted `id` in batches; small ones are read as a whole. */
function isCounted(table: Table): boolean {
  const columns: Readonly<Record<string, Column<unknown>>> = TABLES[table];
  return columns.id === counted;
}

/** Few, since a row may hold the file of a picture. */
const BATCH_SIZE = 20;

/**
 * Copies all records of a database, as they are at one moment, into a transaction of another one, in place of those that
 * are there, and compares every row. Ids stay, and no id is assigned twice afterwards.
 *
 * @throws CliError if a copied row differs: the transaction must be rolled back then
 */
export function copyRecords({ db, kind }: Store, target: Pick<Store, 'kind'>, to: Connection): Promise<void> {
  const snapshot = db.transaction();
  return (kind === 'postgres' ? snapshot.setIsolationLevel('repeatable read') : snapshot).execute(async (from) => {
    for (const table of DATA_TABLES.toReversed()) await anyTables(to).deleteFrom(table).execute();
    for (const table of DATA_TABLES) await copyTable(table, from, to);
    for (const table of DATA_TABLES) {
      if (isCounted(table)) await continueIds(to, target.kind, table, await lastId(from, kind, table));
    }
    // The target's revisions move beyond both databases', so that no instance trusts its cache.
    for (const { subject, number } of await from.selectFrom('revisions').selectAll().execute()) {
      const moved = to.updateTable('revisions').set((update) => ({ number: update('number', '+', number) }));
      await moved.where('subject', '=', subject).execute();
    }
  });
}

async function copyTable(table: Table, from: Connection, to: Connection): Promise<void> {
  const sent: string[] = [];
  const arrived: string[] = [];
  for await (const rows of pages(from, table)) {
    await anyTables(to).insertInto(table).values(rows).execute();
    sent.push(...rows.map(digestOf));
  }
  for await (const rows of pages(to, table)) arrived.push(...rows.map(digestOf));
  if (sent.sort().join() !== arrived.sort().join()) {
    throw new CliError(`What arrived in the table ${table} is not what was sent, so nothing was changed.`);
  }
}

async function* pages(db: Connection, table: Table): AsyncGenerator<Row[]> {
  const rows = anyTables(db).selectFrom(table).selectAll();
  if (!isCounted(table)) {
    const all = await rows.execute();
    for (let start = 0; start < all.length; start += BATCH_SIZE) yield all.slice(start, start + BATCH_SIZE);
    return;
  }
  for (let last = 0; ; ) {
    const page = await rows.where('id', '>', last).orderBy('id').limit(BATCH_SIZE).execute();
    if (page.length === 0) return;
    yield page;
    last = Number(page.at(-1)?.id);
  }
}

/** A digest of a row, in whatever order its columns come. */
function digestOf(row: Row): string {
  const fields = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
  // The two drivers return bytes in different array types.
  const texts = fields.map(([name, value]) => [name, value instanceof Uint8Array ? hash('sha256', value) : value]);
  return hash('sha256', JSON.stringify(texts), 'base64');
}

/** The highest id that the table ever assigned; 0 if none. */
async function lastId(db: Connection, kind: Store['kind'], table: Table): Promise<number> {
  type Last = { last: string | number | null };
  const asked =
    kind === 'postgres'
      ? sql<Last>`select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`
      : sql<Last>`select seq as last from sqlite_sequence where name = ${table}`;
  return Number((await asked.execute(db)).rows[0]?.last ?? 0);
}

/** Continues a table's ids from an id, but never below its own highest. */
async function continueIds(db: Connection, kind: Store['kind'], table: Table, id: number): Promise<void> {
  const last = Math.max(id, await lastId(db, kind, table));
  if (last === 0) return;
  if (kind === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last}::bigint)`.execute(db);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
}

/** Whether there is any record in a database. */
export async function hasRecords(db: Connection): Promise<boolean> {
  for (const table of DATA_TABLES) if ((await countOf(anyTables(db).selectFrom(table))) > 0) return true;
  return false;
}

const anyTables = (db: Connection): AnyTables => db as AnyTables;
