import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '#server/httpError.ts';
import type { Store } from '#server/store/connect.ts';
import { claimKey, findKeptAnswer, keepAnswer } from '#server/store/idempotencyKeys.ts';
import type { Connection } from '#server/store/schema.ts';

export interface Answer {
  status: number;
  body: object;
}

export interface OnceOnly {
  store: Store;
  now: Date;
  /** The owner of the keys: the same key of another account is a different key. */
  account: string;
  /** What identifies the request, if that is not its body alone. */
  asked?: object;
  /** Runs before a new request, and may refuse it. */
  allow?: () => Promise<void>;
  /** Runs in a transaction. */
  work: (transaction: Connection) => Promise<Answer>;
}

const hash = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Does the work once per `Idempotency-Key` (optional). For 14 days, the same key of the same account gets the first
 * response again, so that a save repeated after a lost response saves once.
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
    throw new HttpError(409, ({ serverAnswers }) => serverAnswers.savedOtherwise);
  }
  return reply.code(kept.status).type('application/json; charset=utf-8').send(kept.body);
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && key.length <= 100) return key;
  throw new HttpError(400, 'Idempotency-Key can be at most 100 characters.');
}
