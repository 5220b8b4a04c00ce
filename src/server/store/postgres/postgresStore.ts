import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { CliError, errorMessage } from '#server/cliError.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import { isMigrated, lockMigrations, migrate } from '../migrate.ts';
import { DATA_TABLES } from '../move/moveData.ts';
import type { Connection, Schema, Store } from '../store.ts';
import { StoreFault, withinTime } from '../storeFault.ts';
import { probedWrites } from '../writeProbe.ts';

/** How a PostgreSQL database is opened. */
export interface PostgresOptions {
  /** How long to wait for a server that does not answer yet, in seconds; 0 by default. */
  wait?: number;
  /** Logs that the server does not answer yet. */
  say?: (sentence: string) => void;
  /** Whether a statement may take minutes, as where all records are copied. */
  isPatient?: boolean;
}

/**
 * How long a statement may take, in milliseconds, and how long a transaction may hold its locks while its process is
 * silent: while the site runs, and during migrations and where all records are copied.
 */
const TIMEOUTS_MS = { statement: 5000, idle: 30_000 };
const PATIENT_TIMEOUTS_MS = { statement: 10 * MINUTE_MS, idle: HOUR_MS };

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
  const { wait = 0, say = console.error, isPatient } = options;
  const db = connect(url, isPatient);
  try {
    await reach(db, url, wait, say);
    if (!(await isMigrated(db))) {
      await using patient = connect(url, true);
      await migrate(patient, 'postgres');
    }
  } catch (thrown) {
    await db.destroy();
    throw thrown instanceof CliError ? thrown : cannotUse(url, thrown);
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

/** How often a restore tries to lock all tables: writes of the site may block it. */
const MAX_LOCK_ATTEMPTS = 10;

/**
 * Runs work in one transaction that locks all tables for writing. Earlier writes finish first; later ones wait, and get
 * 503 after the statement timeout. Reads go on.
 *
 * @throws CliError if the tables cannot be locked
 */
async function writeAlone<Result>(url: string, work: (transaction: Connection) => Promise<Result>): Promise<Result> {
  await using db = connect(url, true);
  const lockAndWork = async (transaction: Connection) => {
    await sql`set local lock_timeout = '20s'`.execute(transaction);
    await lockMigrations(transaction);
    const tables = [...DATA_TABLES, 'revisions'].map((table) => sql.table(table));
    await sql`lock table ${sql.join(tables)} in exclusive mode`.execute(transaction);
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

const connect = (url: string, isPatient = false): Connection =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: postgresPool(url, isPatient) }) });

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
      const { cause } = thrown as Error;
      const mayStart =
        thrown instanceof StoreFault && (!(cause instanceof pg.DatabaseError) || hasCode(cause, STARTING_CODES));
      if (!mayStart || performance.now() + RETRY_INTERVAL_MS > until) throw cannotUse(url, thrown);
      if (tried === 1) say(`${errorMessage(cannotUse(url, thrown))} It is tried again for up to ${wait} seconds.`);
      await sleep(RETRY_INTERVAL_MS);
    }
  }
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

/** How long connecting may take, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3000;

/** How much later than the server this process gives up waiting for a statement. */
const QUERY_GRACE_MS = 1000;

/** SQLSTATEs after which a connection is unusable: connection exceptions, and a server shutdown. */
const ENDS_CONNECTION = /^(08|57P|25P03)/;

/**
 * A connection pool that never hangs and never ends the process. Errors of a connection, unlike those of a statement, are
 * thrown as StoreFault, and the connection is discarded.
 */
function postgresPool(url: string, isPatient: boolean): PostgresPool {
  const { statement, idle } = isPatient ? PATIENT_TIMEOUTS_MS : TIMEOUTS_MS;
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statement,
    query_timeout: statement + QUERY_GRACE_MS,
    idle_in_transaction_session_timeout: idle,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // An error without a listener would end the process. Queries report the error themselves.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    options: pool.options,
    async connect() {
      try {
        return carefulClient(await pool.connect());
      } catch (thrown) {
        throw unreachable(thrown);
      }
    },
    // A silent server does not close its connections.
    end: () => withinTime(pool.end(), CONNECT_TIMEOUT_MS).catch(() => undefined),
  };
}

/** A connection of the pool, which is thrown away after an error of its own. Rows are read whole, not by a cursor. */
function carefulClient(client: pg.PoolClient): PostgresPoolClient {
  let broken: StoreFault | undefined;
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (broken) throw broken;
    try {
      return await client.query(text, [...parameters]);
    } catch (thrown) {
      if (thrown instanceof pg.DatabaseError && !ENDS_CONNECTION.test(thrown.code ?? '')) throw thrown;
      broken = unreachable(thrown);
      throw broken;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || broken !== undefined),
  };
}

/** Wraps a connection error as StoreFault, with the original as cause. */
function unreachable(thrown: unknown): StoreFault {
  const { code, message } = thrown as Error & { code?: string };
  const what = thrown instanceof pg.DatabaseError ? 'refuses the connection' : 'does not answer';
  return new StoreFault(`the database server ${what} (${code ?? message})`, { cause: thrown });
}
