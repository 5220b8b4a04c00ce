import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openStore } from '#server/store/connect.ts';
import type { Store, StorePlace } from '#server/store/store.ts';
import { putDatabase } from './newData.ts';
import { TEMPLATE } from './postgres/postgresSetup.ts';

/** The run's PostgreSQL server; undefined where the tests run on SQLite. */
const server = inject('postgres');

const nowhere = Object.assign(() => undefined, { each: () => () => undefined });

/** `it` for what depends on no SQL, lock or notice, such as a refused field: PostgreSQL need not run it once more. */
export const itOnSqlite = (server === undefined ? it : nowhere) as typeof it;

/** The same for `describe`. */
export const describeOnSqlite = (server === undefined ? describe : nowhere) as typeof describe;

const databases = new Map<string, Promise<string>>();

/** The addresses of this worker's databases that are as new, and that no test uses at the moment. */
const asNew: string[] = [];

/** The connections that empty them, by their addresses: a new one for each test would cost more than the emptying. */
const emptying = new Map<string, Promise<pg.Client>>();

/**
 * Where a test's data is kept: the one place that decides it. On SQLite in the folder itself, on PostgreSQL in a
 * database that belongs to the folder until the test ends.
 */
export async function storePlaceOf(folder: string): Promise<StorePlace> {
  if (server === undefined) {
    putDatabase(folder);
    return { kind: 'sqlite', folder };
  }
  const known = databases.get(folder) ?? borrowDatabase();
  databases.set(folder, known);
  return { kind: 'postgres', url: await known };
}

/** What a process is told so that its data is kept there. */
export async function storeEnvironment(folder: string): Promise<Record<string, string>> {
  const place = await storePlaceOf(folder);
  return { DATA_DIR: folder, ...(place.kind === 'postgres' && { DATABASE_URL: place.url }) };
}

/** Opens what is kept for a folder; closed when the test ends. */
export async function openTestStore(folder: string): Promise<Store> {
  const store = await openStore(await storePlaceOf(folder));
  onTestFinished(() => store.close());
  return store;
}

/**
 * Makes a database of the test's own, without tables, and returns its address. It is taken away when the test ends: such
 * a test may change the tables.
 */
export async function makeDatabase(): Promise<string> {
  const url = await createDatabase('template0');
  onTestFinished(() => query(`${server}postgres`, `drop database ${basename(url)} with (force)`));
  return url;
}

/** A database with its tables and no records, for one test: emptying it takes a tenth of the time of making another. */
async function borrowDatabase(): Promise<string> {
  const url = asNew.pop() ?? (await createDatabase(TEMPLATE));
  onTestFinished(async () => {
    await (await emptyingClient(url)).query(EMPTY);
    asNew.push(url);
  });
  return url;
}

function emptyingClient(url: string): Promise<pg.Client> {
  const known = emptying.get(url);
  if (known) return known;
  const client = connect(url).then(async (one) => {
    await one.query(MAKE_EMPTYING);
    return one.on('error', () => emptying.delete(url));
  });
  emptying.set(url, client);
  return client;
}

/** The emptying as a function of its connection, which PostgreSQL plans once: planning takes longer than emptying. */
const MAKE_EMPTYING = `
  set session_replication_role = replica;
  do $$ declare deletions text; begin
    select string_agg(format('delete from %I;', tablename), ' ') into deletions from pg_tables
      where schemaname = 'public' and tablename not in ('schema_version', 'revisions');
    execute format('create function pg_temp.empty_tables() returns void language plpgsql as %L', 'begin ' || deletions || '
      update revisions set number = 1 where number <> 1;
      perform setval(seqrelid::regclass, 1, false) from pg_sequence;
    end');
  end $$;
`;

/** Ends whoever is still connected, and makes a database as its template is. */
const EMPTY = `
  select pg_terminate_backend(pid, 60000) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid();
  select pg_temp.empty_tables();
`;

async function createDatabase(template: string): Promise<string> {
  if (server === undefined) throw new Error('This test needs PostgreSQL.');
  const name = `church_${randomBytes(8).toString('hex')}`;
  await query(`${server}postgres`, `create database ${name} template ${template} strategy file_copy`);
  return server + name;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function query(url: string, statements: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
