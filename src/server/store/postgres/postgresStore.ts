import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { CliError, errorMessage } from '#server/cliError.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import type { Store } from '../connect.ts';
import { lockMigrations, MigrationFailure, migrate } from '../migrate.ts';
import { DATA_TABLES } from '../move/moveData.ts';
import type { Connection, Schema } from '../schema.ts';
import { StoreFault } from '../storeFault.ts';
import { probedWrites } from '../writeProbe.ts';
import { listenForChanges } from './changeNotifications.ts';
import { postgresPool, type StatementTimeouts } from './postgresPool.ts';

/** How a PostgreSQL is opened. */
export interface PostgresOptions {
  /** How long a server that does not answer yet is waited for, in seconds; none unless said otherwise. */
  wait?: number;
  /** Whether other copies' writes are listened for: a site that serves does, a command that soon ends does not. */
  listen?: boolean;
  /** Is told in words what a person who runs the site should know: a database that is lost, or back. */
  say?: (sentence: string) => void;
}

/** How long a statement may take while the site runs, and while its tables are changed. */
const TIMEOUTS_MS: StatementTimeouts = { statement: 5000 };
const MIGRATION_TIMEOUTS_MS: StatementTimeouts = { statement: 10 * MINUTE_MS, idle: HOUR_MS };

/** The pause between two tries to reach the server at the start. */
const RETRY_INTERVAL_MS = 500;

/** How often a transaction is carried out that another one keeps from its end. */
const MAX_WRITE_ATTEMPTS = 3;

/** SQLSTATEs of a transaction that was ended for another's sake and would do if it came again. */
const COLLISION_CODES = ['40001', '40P01'];

/** SQLSTATEs of a server that will take connections in a moment: it is starting, or has too many. */
const STARTING_CODES = ['57P03', '53300'];

/** Opens a PostgreSQL database and brings its tables up to date. @throws CliError when it cannot be used */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Store> {
  const { wait = 0, listen = false, say = console.error } = options;
  await reach(url, wait, say);
  const changing = connect(url, MIGRATION_TIMEOUTS_MS);
  try {
    await migrate(changing, 'postgres');
  } catch (thrown) {
    throw migrationFault(url, thrown);
  } finally {
    await changing.destroy();
  }
  const db = connect(url);
  const copies = listen ? listenForChanges(url, say) : undefined;
  let writes = 0;
  const probed = probedWrites(async (work) => {
    for (let tried = 1; ; tried++) {
      try {
        return await db.transaction().execute(work);
      } catch (thrown) {
        if (tried >= MAX_WRITE_ATTEMPTS || !isCollision(thrown)) throw thrown;
      } finally {
        writes++;
      }
    }
  });
  return {
    kind: 'postgres',
    db,
    write: probed.write,
    writes: () => writes + (copies?.count() ?? 0),
    async check() {
      await sql`select * from events order by id desc limit 1`.execute(db);
      await probed.check();
    },
    checkpoint: async () => undefined, // the server does it itself
    async close() {
      await copies?.close();
      await db.destroy();
    },
  };
}

/** How often the tables are asked for before a restore gives up: a site's write may stand in the way of all at once. */
const MAX_LOCK_ATTEMPTS = 10;

/**
 * Runs the work in one transaction during which nobody else writes: writes that have begun are waited for, later ones
 * wait, and are refused with 503 where that takes longer than a statement may. Reading goes on.
 *
 * @throws CliError where the tables cannot be had
 */
export async function alonePostgres<Result>(
  url: string,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  const db = connect(url, MIGRATION_TIMEOUTS_MS);
  try {
    for (let tried = 1; ; tried++) {
      try {
        return await db.transaction().execute(async (transaction) => {
          await lockTables(transaction);
          return await work(transaction);
        });
      } catch (thrown) {
        if (!(thrown instanceof pg.DatabaseError) || !LOCK_FAILURE_CODES.includes(thrown.code ?? '')) throw thrown;
        if (tried >= MAX_LOCK_ATTEMPTS) throw new CliError('The tables are in use and could not be locked: try again.');
      }
    }
  } finally {
    await db.destroy();
  }
}

/** SQLSTATEs of locks that were not had: a deadlock, or the time is over. */
const LOCK_FAILURE_CODES = ['40P01', '55P03'];

async function lockTables(transaction: Connection): Promise<void> {
  await sql`set local lock_timeout = '20s'`.execute(transaction);
  await lockMigrations(transaction);
  const tables = [...DATA_TABLES, 'revisions'].map((table) => sql.table(table));
  await sql`lock table ${sql.join(tables)} in exclusive mode`.execute(transaction);
}

const connect = (url: string, timeouts: StatementTimeouts = TIMEOUTS_MS): Connection =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: postgresPool(url, timeouts) }) });

/** Whether the server answers now. @throws CliError where it does not */
export const checkPostgres = (url: string): Promise<void> => reach(url, 0, () => undefined);

/** Waits until the server takes connections. */
async function reach(url: string, wait: number, say: (sentence: string) => void): Promise<void> {
  const until = performance.now() + wait * 1000;
  const db = connect(url);
  try {
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
  } finally {
    await db.destroy();
  }
}

function mayStart(thrown: unknown): boolean {
  if (!(thrown instanceof StoreFault)) return false;
  return !(thrown.cause instanceof pg.DatabaseError) || STARTING_CODES.includes(thrown.cause.code ?? '');
}

const isCollision = (thrown: unknown): boolean =>
  thrown instanceof pg.DatabaseError && COLLISION_CODES.includes(thrown.code ?? '');

function migrationFault(url: string, thrown: unknown): CliError {
  if (thrown instanceof CliError) return thrown;
  if (!(thrown instanceof MigrationFailure)) return cannotUse(url, thrown);
  const { message } = thrown;
  return new CliError(
    `${message}\nThe older version of the site still works on this data: start it again. Or mend the reason and start this one.`,
  );
}

function cannotUse(url: string, thrown: unknown): CliError {
  const { message, cause } = thrown as Error;
  const words = cause instanceof pg.DatabaseError ? cause.message : message;
  const { host, pathname } = new URL(url);
  return new CliError(`The PostgreSQL database ${pathname.slice(1)} at ${host} cannot be used: ${words}.`);
}
