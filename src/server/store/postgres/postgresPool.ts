import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StoreFault, withinTime } from '../storeFault.ts';

/** How long connecting may take, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3000;

/** How long a statement may take, in milliseconds: the server cancels it, and a little later this process gives up. */
export interface StatementTimeouts {
  statement: number;
  /** How long a transaction may be idle between statements, in milliseconds; 30 seconds by default. */
  idle?: number;
}

/** How much later than the server this process gives up waiting for a statement. */
const QUERY_GRACE_MS = 1000;

/** How long a silent process's transaction may hold its locks. */
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000;

/** SQLSTATEs after which a connection is unusable: connection exceptions, and a server shutdown. */
const ENDS_CONNECTION = /^(08|57P|25P03)/;

/**
 * A connection pool that never hangs and never ends the process. Errors of a connection, unlike those of a statement, are
 * thrown as StoreFault, and the connection is discarded.
 */
export function postgresPool(
  url: string,
  { statement, idle = IDLE_TRANSACTION_TIMEOUT_MS }: StatementTimeouts,
): PostgresPool {
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
export function unreachable(thrown: unknown): StoreFault {
  const { code, message } = thrown as Error & { code?: string };
  const what = thrown instanceof pg.DatabaseError ? 'refuses the connection' : 'does not answer';
  return new StoreFault(`the database server ${what} (${code ?? message})`, { cause: thrown });
}
