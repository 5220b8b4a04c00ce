import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openStore, type Store, type StorePlace } from '#server/store/connect.ts';
import { putDatabase } from './newData.ts';
import { TEMPLATE } from './postgres/postgresSetup.ts';

/** The run's PostgreSQL server; undefined where the tests run on SQLite. */
const server = inject('postgres');

const databases = new Map<string, Promise<string>>();

/**
 * Where a test's data is kept: the one place that decides it. On SQLite in the folder itself, on PostgreSQL in a
 * database that belongs to the folder, made when it is first asked for and taken away when the test ends.
 */
export async function storePlaceOf(folder: string): Promise<StorePlace> {
  if (server === undefined) {
    putDatabase(folder);
    return { kind: 'sqlite', folder };
  }
  const known = databases.get(folder) ?? makeDatabase(TEMPLATE);
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
 * Makes a database of the test's own, taken away when the test ends, and returns its address.
 *
 * @param template what it is copied from: without one it has no tables yet
 */
export async function makeDatabase(template = 'template0'): Promise<string> {
  if (server === undefined) throw new Error('This test needs PostgreSQL.');
  const name = `church_${randomBytes(8).toString('hex')}`;
  await asAdmin(server, `create database ${name} template ${template} strategy file_copy`);
  onTestFinished(() => asAdmin(server, `drop database ${name} with (force)`));
  return server + name;
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: `${url}postgres` });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
