import { randomUUID } from 'node:crypto';
import type { Connection, Store } from './store.ts';
import { storeFault } from './storeFault.ts';

/** For how long a successful write shows that writing works. */
const MAX_WRITE_AGE_MS = 20_000;

/** As much as a large save writes: a row that is a few bytes long still fits where no save does. */
const PROOF_BYTES = 256 * 1024;

/**
 * Counts writes and tracks their results. `check` resolves while writes succeed. After a fault of the database, or where
 * room is short, it writes as much as a large save, and deletes it again: the fault stands until that has succeeded. If the
 * last write is long ago, it does the same with an empty row.
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
      const isInDoubt = !isProven || isDoubtful();
      if (!isInDoubt && performance.now() - succeeded < MAX_WRITE_AGE_MS) return;
      const body = 'x'.repeat(isInDoubt ? PROOF_BYTES : 0);
      const row = { key: `write probe ${randomUUID()}`, at: new Date().toISOString(), asked: '', status: 0, body };
      // What is deleted is overwritten in the same transaction, so it takes its room.
      await remembered(async (transaction) => {
        await transaction.insertInto('kept_answers').values(row).execute();
        await transaction.deleteFrom('kept_answers').where('key', '=', row.key).execute();
      });
      isProven = true;
    },
  };
}
