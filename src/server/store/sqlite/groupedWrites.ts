import { setImmediate as restOfTheTurn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { inBackground } from '#server/inBackground.ts';
import type { Connection } from '../schema.ts';

/** The most writes that share a commit. */
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

/** The result of one write; valid once the group is committed. */
type Outcome = { result: unknown } | { reason: unknown };

/**
 * Writes that arrive together share one commit, since flushing the disk takes most of the time. Each resolves only
 * after that commit. A failed write rolls back to its savepoint; a failed commit fails all of them.
 *
 * @param deps.onDone called when the data may have changed, before the writes resolve
 */
export function groupedWrites(deps: { db: Connection; onDone: () => void }) {
  const { db, onDone } = deps;
  const waiting: WaitingWrite[] = [];
  let busy = false;

  async function carryOut(): Promise<void> {
    busy = true;
    try {
      while (waiting.length > 0) {
        await restOfTheTurn(); // collects the writes that arrive in this turn
        await carryOutGroup(waiting.splice(0, MAX_GROUP));
      }
    } finally {
      busy = false;
    }
  }

  async function carryOutGroup(group: readonly WaitingWrite[]): Promise<void> {
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

  return <Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      if (!busy) inBackground('the group of writes', carryOut);
    });
}

/** @throws a write's error if its savepoint is gone, because the database rolled the whole group back */
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
