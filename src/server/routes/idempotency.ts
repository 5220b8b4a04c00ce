import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import { claimKey, findKeptAnswer, keepAnswer } from '#server/store/keptAnswers.ts';
import type { Connection } from '#server/store/schema.ts';

/** What a call answers. */
export interface Answer {
  status: number;
  body: object;
}

/** How a call that may be tried again is carried out. */
export interface OnceOnly {
  store: Store;
  now: Date;
  /** Whose keys they are: the same key of somebody else is another. */
  account: string;
  /** What is asked, where the body says more than that. */
  asked?: object;
  /** Is asked before a call that is new, and may refuse it. */
  allow?: () => Promise<void>;
  /** The work itself, in a transaction. */
  work: (transaction: Connection) => Promise<Answer>;
}

const hash = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Does the work of a call once for each `Idempotency-Key`, which may be left out: the same key of the same account gets
 * the first answer again, for 48 hours, so that a save tried again after a lost answer saves one thing.
 */
export async function answerOnce(request: FastifyRequest, reply: FastifyReply, once: OnceOnly): Promise<FastifyReply> {
  const { store, now, account, asked: what = request.body, allow, work } = once;
  const sent = keyOf(request);
  if (sent === undefined) {
    await allow?.();
    const { status, body } = await store.write(work);
    return reply.code(status).send(body);
  }
  const key = hash(request.routeOptions.url ?? '', account, sent);
  const asked = hash(JSON.stringify(what));
  if (!(await findKeptAnswer(store.db, key))) {
    await allow?.();
    await store.write(async (transaction) => {
      if (!(await claimKey(transaction, key, asked, now))) return;
      const { status, body } = await work(transaction);
      await keepAnswer(transaction, key, status, JSON.stringify(body));
    });
  }
  const kept = await findKeptAnswer(store.db, key);
  if (!kept) throw new Error('The answer that was just kept is gone.');
  if (kept.asked !== asked) {
    throw new Refusal(409, 'This was saved already, with other words: reload the list to see what was saved.');
  }
  return reply.code(kept.status).type('application/json; charset=utf-8').send(kept.body);
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && key.length <= 100) return key;
  throw new Refusal(400, 'Idempotency-Key can be at most 100 characters.');
}
