import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { PlainError } from '#server/plainError.ts';
import type { Store } from './connect.ts';
import type { Connection, Schema } from './schema.ts';

/**
 * How each table is carried, in the order in which rows may refer to one another: `counted` ones, by their `id`, a page
 * at a time, and `heavy` ones a few at a time; `whole` ones, which are small, at once. What is `left` is not data: counts and revisions go on as they are.
 */
const TABLES = {
  series: 'counted',
  events: 'counted',
  pictures: 'whole',
  picture_files: 'heavy',
  messages: 'counted',
  staff: 'counted',
  second_factors: 'whole',
  recovery_codes: 'whole',
  known_networks: 'whole',
  sealing_key: 'whole',
  sessions: 'counted',
  history: 'counted',
  kept_answers: 'whole',
  revisions: 'left',
  limits: 'left',
  clock: 'left',
} as const satisfies Record<keyof Schema, 'counted' | 'heavy' | 'whole' | 'left'>;

type Table = keyof Schema;
type Row = Record<string, string | number | Uint8Array | null>;

/** A database whose tables are named at run time. */
type AnyTables = Kysely<Record<string, Row>>;

const isCounted = (table: Table): boolean => TABLES[table] === 'counted' || TABLES[table] === 'heavy';

/** The tables whose rows are data. */
export const CARRIED: readonly Table[] = (Object.keys(TABLES) as Table[]).filter((table) => TABLES[table] !== 'left');

/** How many rows are read and written at a time, and how many of those that hold a whole file. */
const [PAGE, HEAVY_PAGE] = [200, 10];

/** How many rows of each table were carried. */
export type Carried = Partial<Record<Table, number>>;

/** One side of a move: a transaction, and the kind of its database. */
export interface Side {
  kind: Store['kind'];
  transaction: Connection;
}

/**
 * Carries all the records from one database to another in one transaction, and compares every row before it ends. Ids
 * stay, and none is given twice afterwards.
 *
 * @param options.replace whether records that the target has already are taken away first
 * @throws PlainError when the target holds records, or when what arrived is not what was sent; the target is unchanged
 */
export function moveData(source: Store, target: Store, options?: { replace?: boolean }): Promise<Carried> {
  return asItIsNow(source, (from) =>
    target.write((to) =>
      carryAll({ kind: source.kind, transaction: from }, { kind: target.kind, transaction: to }, options),
    ),
  );
}

/**
 * Carries all the records between two transactions, as `moveData` does; the caller ends both.
 *
 * @throws PlainError as `moveData` does: the target's transaction must be rolled back then
 */
export async function carryAll(source: Side, target: Side, { replace = false } = {}): Promise<Carried> {
  const [from, to] = [source.transaction, target.transaction];
  const there = await counts(to);
  if (Object.values(there).some((count) => count > 0)) {
    if (!replace) throw notEmpty(there);
    for (const table of CARRIED.toReversed()) await anyTables(to).deleteFrom(table).execute();
  }
  const carried: Carried = {};
  for (const table of CARRIED) carried[table] = await carry(table, from, to);
  for (const table of CARRIED) {
    if (isCounted(table)) await countOnFrom(to, target.kind, table, await lastId(from, source.kind, table));
  }
  await moveRevisions(from, to);
  return carried;
}

/** Runs the work over the source as it is at one moment, whatever is written meanwhile. */
function asItIsNow<Result>({ db, kind }: Store, work: (from: Connection) => Promise<Result>): Promise<Result> {
  const reading = db.transaction();
  return (kind === 'postgres' ? reading.setIsolationLevel('repeatable read') : reading).execute(work);
}

async function carry(table: Table, from: Connection, to: Connection): Promise<number> {
  const [sent, arrived] = [new RowDigest(), new RowDigest()];
  for await (const rows of pages(from, table)) {
    sent.add(rows);
    if (rows.length > 0) await anyTables(to).insertInto(table).values(rows).execute();
  }
  for await (const rows of pages(to, table)) arrived.add(rows);
  if (sent.count !== arrived.count || sent.value() !== arrived.value()) {
    throw new PlainError(`What arrived in the table ${table} is not what was sent, so nothing was moved.`);
  }
  return sent.count;
}

async function* pages(db: Connection, table: Table): AsyncGenerator<Row[]> {
  const rows = anyTables(db).selectFrom(table).selectAll();
  if (!isCounted(table)) {
    const all = await rows.execute();
    for (let start = 0; start < all.length; start += PAGE) yield all.slice(start, start + PAGE);
    return;
  }
  const size = TABLES[table] === 'heavy' ? HEAVY_PAGE : PAGE;
  for (let last = 0; ; ) {
    const page = await rows.where('id', '>', last).orderBy('id').limit(size).execute();
    if (page.length === 0) return;
    yield page;
    last = Number(page.at(-1)?.id);
  }
}

/** A digest of rows, whatever their order and that of their columns. */
class RowDigest {
  readonly #rows: string[] = [];

  get count(): number {
    return this.#rows.length;
  }

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const fields = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
      // The two databases' drivers give bytes as arrays of different kinds.
      const texts = fields.map(([name, value]) => [name, value instanceof Uint8Array ? digest(value) : value]);
      this.#rows.push(digest(JSON.stringify(texts)));
    }
  }

  value(): string {
    return digest(this.#rows.toSorted().join());
  }
}

const digest = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('base64');

/** The highest id that the table has ever given; 0 where it has given none. */
async function lastId(db: Connection, kind: Store['kind'], table: Table): Promise<number> {
  const asked =
    kind === 'postgres'
      ? sql<{
          last: string | null;
        }>`select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`
      : sql<{ last: number | null }>`select seq as last from sqlite_sequence where name = ${table}`;
  return Number((await asked.execute(db)).rows[0]?.last ?? 0);
}

/** Lets the table count on from an id, and never from one below those that it has given itself. */
async function countOnFrom(db: Connection, kind: Store['kind'], table: Table, id: number): Promise<void> {
  const last = Math.max(id, await lastId(db, kind, table));
  if (last === 0) return;
  if (kind === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last}::bigint)`.execute(db);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
}

/** Moves the target's revisions past both databases', so that no copy of the site takes what it knows for the latest. */
async function moveRevisions(from: Connection, to: Connection): Promise<void> {
  for (const { subject, number } of await from.selectFrom('revisions').selectAll().execute()) {
    await to
      .updateTable('revisions')
      .set((update) => ({ number: update('number', '+', number) }))
      .where('subject', '=', subject)
      .execute();
  }
}

async function counts(db: Connection): Promise<Carried & Record<string, number>> {
  const all: Record<string, number> = {};
  for (const table of CARRIED) {
    const { count } = await anyTables(db)
      .selectFrom(table)
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    all[table] = Number(count);
  }
  return all;
}

function notEmpty(there: Carried): PlainError {
  return new PlainError(
    `The target holds records already (${inWords(there)}), so nothing was moved. To take them away and put these in their place, add --replace.`,
  );
}

/** How many rows there are of what a person would look for. */
export function inWords(carried: Carried): string {
  const named = { events: 'events', messages: 'messages', staff: 'staff accounts', history: 'lines of history' };
  return Object.entries(named)
    .map(([table, name]) => `${carried[table as Table] ?? 0} ${name}`)
    .join(', ');
}

const anyTables = (db: Connection): AnyTables => db as unknown as AnyTables;
