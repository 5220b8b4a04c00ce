import { setImmediate as restOfTheTurn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Connection } from '../schema.ts';

/** The most writes that share a commit: the last of them waits for all. */
const MAX_GROUP = 64;

const BEGIN_ONE = CompiledQuery.raw('savepoint one_write');
const UNDO_ONE = CompiledQuery.raw('rollback to one_write');
const END_ONE = CompiledQuery.raw('release one_write');

/** A write that waits for its commit. */
interface WaitingWrite {
  work: (transaction: Connection) => Promise<unknown>;
  resolve: (result: never) => void;
  reject: (reason: unknown) => void;
}

/** How one write of a group went; it counts once the group is on the disk. */
type Outcome = { result: unknown } | { reason: unknown };

/**
 * Writes that arrive together share one commit, which is what takes the time: the disk is waited for once. Each is
 * acknowledged only after that commit. One that fails undoes only itself; a commit that fails, fails them all.
 *
 * @param deps.onDone is told that the data may have changed, before anybody is answered
 */
export function groupedWrites(deps: { db: Connection; onDone: () => void }) {
  const { db, onDone } = deps;
  const waiting: WaitingWrite[] = [];
  let busy = false;

  async function carryOut(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      await restOfTheTurn(); // who else has sent a write by now comes along
      const group = waiting.splice(0, MAX_GROUP);
      try {
        const outcomes = await db.transaction().execute((transaction) => workThrough(transaction, group));
        onDone();
        group.forEach(({ resolve, reject }, at) => {
          const outcome = outcomes[at] as Outcome;
          if ('reason' in outcome) reject(outcome.reason);
          else resolve(outcome.result as never);
        });
      } catch (reason) {
        onDone();
        for (const { reject } of group) reject(reason);
      }
    }
    busy = false;
  }

  return <Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      if (!busy) void carryOut();
    });
}

/** @throws what a write threw where it cannot be undone by itself, because the database has undone the whole group */
async function workThrough(transaction: Connection, group: readonly WaitingWrite[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { work } of group) {
    await transaction.executeQuery(BEGIN_ONE);
    try {
      outcomes.push({ result: await work(transaction) });
    } catch (reason) {
      outcomes.push({ reason });
      await transaction.executeQuery(UNDO_ONE).catch(() => {
        throw reason;
      });
    }
    await transaction.executeQuery(END_ONE);
  }
  return outcomes;
}
