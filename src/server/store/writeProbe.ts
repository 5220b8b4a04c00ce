import { sql } from 'kysely';
import type { Connection, Store } from './store.ts';
import { storeFault } from './storeFault.ts';

/** For how long a successful write shows that writing works. */
const MAX_WRITE_AGE_MS = 20_000;

/** As much as a large save writes: a row that is a few bytes long still fits where no save does. */
const PROOF_BYTES = 256 * 1024;

/** The key of the row that proves it. */
const PROOF_KEY = 'write probe';

/**
 * Counts writes and tracks their results. `check` resolves while writes succeed. After a fault of the database, or where
 * room is short, it writes as much as a large save, and deletes it again: the fault stands until that has succeeded. If the
 * last write is long ago, it writes a row unchanged.
 *
 * @param write runs one transaction
 * @param isDoubtful whether writes may fail soon, so that each check has to write as much as a large save
 */
export function probedWrites(
  write: Store['write'],
  isDoubtful: () => boolean = () => false,
): Pick<Store, 'write' | 'writes' | 'check'> {
  let count = 0;
  let succeeded = Number.NEGATIVE_INFINITY;
  let isProven = true;

  async function remembered<Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result> {
    try {
      const result = await write(work);
      succeeded = performance.now();
      return result;
    } catch (thrown) {
      if (storeFault(thrown) !== undefined) isProven = false;
      throw thrown;
    } finally {
      count++;
    }
  }

  return {
    write: remembered,
    writes: () => count,
    async check() {
      if (!isProven || isDoubtful()) {
        await remembered(writeMuch);
        await remembered(deleteIt);
        isProven = true;
      } else if (performance.now() - succeeded >= MAX_WRITE_AGE_MS) await remembered(changeNothing);
    },
  };
}

/** Rewrites a row unchanged. */
async function changeNothing(transaction: Connection): Promise<void> {
  await sql`update schema_version set version = version`.execute(transaction);
}

/** Among the stored answers of requests, which are deleted after some days: a site that is killed now leaves it there. */
async function writeMuch(transaction: Connection): Promise<void> {
  await deleteIt(transaction);
  const row = { key: PROOF_KEY, at: new Date().toISOString(), asked: '', status: 0, body: 'x'.repeat(PROOF_BYTES) };
  await transaction.insertInto('kept_answers').values(row).execute();
}

async function deleteIt(transaction: Connection): Promise<void> {
  await transaction.deleteFrom('kept_answers').where('key', '=', PROOF_KEY).execute();
}
