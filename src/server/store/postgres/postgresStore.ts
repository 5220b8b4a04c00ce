import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { CliError, errorMessage } from '#server/cliError.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import { isMigrated, lockMigrations, migrate } from '../migrate.ts';
import { DATA_TABLES } from '../move/moveData.ts';
import type { Connection, Schema, Store } from '../store.ts';
import { StoreFault } from '../storeFault.ts';
import { probedWrites } from '../writeProbe.ts';
import { postgresPool, type StatementTimeouts } from './postgresPool.ts';

/** How a PostgreSQL database is opened. */
export interface PostgresOptions {
  /** How long to wait for a server that does not answer yet, in seconds; 0 by default. */
  wait?: number;
  /** Logs that the server does not answer yet. */
  say?: (sentence: string) => void;
  /** Whether a statement may take minutes, as where all records are copied. */
  isPatient?: boolean;
}

/** Statement timeouts while the site runs, and during migrations and where all records are copied. */
const TIMEOUTS_MS: StatementTimeouts = { statement: 5000 };
const PATIENT_TIMEOUTS_MS: StatementTimeouts = { statement: 10 * MINUTE_MS, idle: HOUR_MS };

/** How often the server is tried at the start. */
const RETRY_INTERVAL_MS = 500;

/** How often a transaction is tried, including retries after a serialization failure or deadlock. */
const MAX_WRITE_ATTEMPTS = 3;

/** SQLSTATEs of a serialization failure or deadlock: retry. */
const COLLISION_CODES = ['40001', '40P01'];

/** SQLSTATEs of a server that is starting, or has too many connections: retry. */
const STARTING_CODES = ['57P03', '53300'];

/** Opens a PostgreSQL database and migrates it. @throws CliError if it cannot be used */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Store> {
  const { wait = 0, say = console.error, isPatient = false } = options;
  const db = connect(url, isPatient ? PATIENT_TIMEOUTS_MS : TIMEOUTS_MS);
  try {
    await reach(db, url, wait, say);
    if (!(await isMigrated(db))) await migrateAt(url);
  } catch (thrown) {
    await db.destroy();
    throw thrown;
  }
  const probed = probedWrites((work) =>
    retried(() => db.transaction().execute(work), COLLISION_CODES, MAX_WRITE_ATTEMPTS),
  );
  return {
    ...probed,
    kind: 'postgres',
    db,
    writeAlone: (work) => writeAlone(url, work),
    async check() {
      await sql`select * from events order by id desc limit 1`.execute(db);
      await probed.check();
    },
    close: () => db.destroy(),
  };
}

/** Brings the tables up to date on a connection that may take its time. */
async function migrateAt(url: string): Promise<void> {
  await using db = connect(url, PATIENT_TIMEOUTS_MS);
  await migrate(db, 'postgres').catch((thrown: unknown) => {
    throw thrown instanceof CliError ? thrown : cannotUse(url, thrown);
  });
}

/** How often a restore tries to lock all tables: writes of the site may block it. */
const MAX_LOCK_ATTEMPTS = 10;

/**
 * Runs work in one transaction that locks all tables for writing. Earlier writes finish first; later ones wait, and get
 * 503 after the statement timeout. Reads go on.
 *
 * @throws CliError if the tables cannot be locked
 */
async function writeAlone<Result>(url: string, work: (transaction: Connection) => Promise<Result>): Promise<Result> {
  await using db = connect(url, PATIENT_TIMEOUTS_MS);
  const lockAndWork = async (transaction: Connection) => {
    await lockTables(transaction);
    return work(transaction);
  };
  try {
    return await retried(() => db.transaction().execute(lockAndWork), LOCK_FAILURE_CODES, MAX_LOCK_ATTEMPTS);
  } catch (thrown) {
    throw hasCode(thrown, LOCK_FAILURE_CODES)
      ? new CliError('The tables are in use and could not be locked: try again.')
      : thrown;
  }
}

/** SQLSTATEs of a failed lock: deadlock or timeout. */
const LOCK_FAILURE_CODES = ['40P01', '55P03'];

async function lockTables(transaction: Connection): Promise<void> {
  await sql`set local lock_timeout = '20s'`.execute(transaction);
  await lockMigrations(transaction);
  const tables = [...DATA_TABLES, 'revisions'].map((table) => sql.table(table));
  await sql`lock table ${sql.join(tables)} in exclusive mode`.execute(transaction);
}

const connect = (url: string, timeouts: StatementTimeouts = TIMEOUTS_MS): Connection =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: postgresPool(url, timeouts) }) });

/** Checks that the server answers. @throws CliError if it does not */
export async function checkPostgres<Found>(url: string, look: (db: Connection) => Promise<Found>): Promise<Found> {
  await using db = connect(url);
  await reach(db, url, 0, () => undefined);
  return await look(db);
}

/** Waits until the server takes connections. */
async function reach(db: Connection, url: string, wait: number, say: (sentence: string) => void): Promise<void> {
  const until = performance.now() + wait * 1000;
  for (let tried = 1; ; tried++) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (thrown) {
      if (!mayStart(thrown) || performance.now() + RETRY_INTERVAL_MS > until) throw cannotUse(url, thrown);
      if (tried === 1) say(`${errorMessage(cannotUse(url, thrown))} It is tried again for up to ${wait} seconds.`);
      await sleep(RETRY_INTERVAL_MS);
    }
  }
}

function mayStart(thrown: unknown): boolean {
  if (!(thrown instanceof StoreFault)) return false;
  return !(thrown.cause instanceof pg.DatabaseError) || hasCode(thrown.cause, STARTING_CODES);
}

const hasCode = (thrown: unknown, codes: readonly string[]): boolean =>
  thrown instanceof pg.DatabaseError && codes.includes(thrown.code ?? '');

/** Tries work again after errors with these codes. */
async function retried<Result>(work: () => Promise<Result>, codes: readonly string[], most: number): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (thrown) {
      if (tried >= most || !hasCode(thrown, codes)) throw thrown;
    }
  }
}

function cannotUse(url: string, thrown: unknown): CliError {
  const { message, cause } = thrown as Error;
  const words = cause instanceof pg.DatabaseError ? cause.message : message;
  const { host, pathname } = new URL(url);
  return new CliError(`The PostgreSQL database ${pathname.slice(1)} at ${host} cannot be used: ${words}.`);
}
