import { sql } from 'kysely';
import type { Connection } from './schema.ts';
import { storeFault } from './storeFault.ts';

/** For how long a successful write shows that writing works. */
const MAX_WRITE_AGE_MS = 20_000;

type Write = <Result>(work: (transaction: Connection) => Promise<Result>) => Promise<Result>;

interface ProbedWrites {
  write: Write;
  /** Resolves while writes succeed. If the last one failed or is long ago, a write without effect is tried. */
  check(): Promise<void>;
}

/** Tracks the result of the last write. @param write runs one transaction */
export function probedWrites(write: Write): ProbedWrites {
  let succeeded = Number.NEGATIVE_INFINITY;
  let trying: Promise<void> | undefined;

  async function remembered<Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result> {
    try {
      const result = await write(work);
      succeeded = performance.now();
      return result;
    } catch (thrown) {
      if (storeFault(thrown) !== undefined) succeeded = Number.NEGATIVE_INFINITY;
      throw thrown;
    }
  }

  return {
    write: remembered,
    async check() {
      if (performance.now() - succeeded < MAX_WRITE_AGE_MS) return;
      trying ??= remembered(changeNothing).finally(() => {
        trying = undefined;
      });
      await trying;
    },
  };
}

/** Rewrites a row unchanged. */
async function changeNothing(transaction: Connection): Promise<void> {
  await sql`update schema_version set version = version`.execute(transaction);
}
