import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { StoreFault } from './storeFault.ts';

/** How long a connection may take to come about, in milliseconds. */
export const CONNECT_TIMEOUT = 3000;

/** How long one statement may take, in milliseconds; the server ends it, and a little later this process gives it up. */
export interface Patience {
  statement: number;
  /** How long a transaction may stand idle between two statements, in milliseconds; 30 seconds unless said otherwise. */
  idle?: number;
}

const LATER = 1000;

/** A transaction whose process has gone silent holds its locks no longer than this, in milliseconds. */
const IDLE_TRANSACTION = 30_000;

/** SQLSTATEs after which the connection is of no more use: connection exceptions, and the server's own going down. */
const ENDS_CONNECTION = /^(08|57P|25P03)/;

/**
 * Connections to PostgreSQL that never hang and never end the process. What goes wrong with a connection, rather than
 * with a statement, is thrown as a StoreFault, and that connection is not used again.
 */
export function postgresPool(url: string, { statement, idle = IDLE_TRANSACTION }: Patience): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: statement,
    query_timeout: statement + LATER,
    idle_in_transaction_session_timeout: idle,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // An error nobody listens to would end the process. Whoever uses the connection hears of it from their own query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    options: pool.options,
    async connect() {
      try {
        return new CarefulClient(await pool.connect());
      } catch (thrown) {
        throw unreachable(thrown);
      }
    },
    end: () => atMost(CONNECT_TIMEOUT, pool.end()),
  };
}

class CarefulClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #broken: StoreFault | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string') throw new Error('Rows are read whole, not by a cursor.');
    return this.#ask(asked, [...parameters]);
  }

  async #ask(text: string, parameters: unknown[]): Promise<unknown> {
    if (this.#broken) throw this.#broken;
    try {
      return await this.#client.query(text, parameters);
    } catch (thrown) {
      if (thrown instanceof pg.DatabaseError && !ENDS_CONNECTION.test(thrown.code ?? '')) throw thrown;
      this.#broken = unreachable(thrown);
      throw this.#broken;
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#broken !== undefined);
  }
}

/** The database server's silence or refusal as a fault of the store; the cause has the server's own words. */
export function unreachable(thrown: unknown): StoreFault {
  const { code, message } = thrown as Error & { code?: string };
  const what = thrown instanceof pg.DatabaseError ? 'refuses the connection' : 'does not answer';
  return new StoreFault(`the database server ${what} (${code ?? message})`, { cause: thrown });
}

/** Resolves when the work has ended, or after so many milliseconds: a server that is silent says no farewell. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await Promise.race([work, enough]);
  } finally {
    clearTimeout(timer);
  }
}
