import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '#server/httpError.ts';
import { claimKey, findStoredResponse, storeResponse } from '#server/store/idempotencyKeys.ts';
import type { Connection, Store } from '#server/store/store.ts';

interface IdempotentRequest {
  store: Store;
  now: Date;
  /** The owner of the keys: the same key of another account is a different key. */
  account: string;
  /** What identifies the request, if that is not its body alone. */
  asked?: object;
  /** Runs before a new request, and may refuse it. */
  allow?: () => Promise<void>;
  /** Runs in a transaction; returns the response's body. */
  work: (transaction: Connection) => Promise<object>;
}

const hash = (...texts: string[]): string => createHash('sha256').update(JSON.stringify(texts)).digest('base64url');

/**
 * Does the work once per `Idempotency-Key` (optional). For 14 days, the same key of the same account gets the stored
 * response, so that a save repeated after a lost response saves once.
 */
export async function answerIdempotently(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, now, account, asked = request.body as object, allow, work }: IdempotentRequest,
): Promise<FastifyReply> {
  const sent = keyOf(request);
  if (sent === undefined) {
    await allow?.();
    return reply.send(await store.write(work));
  }
  const key = hash(request.routeOptions.url ?? '', account, sent);
  const askedHash = hash(JSON.stringify(asked));
  if (!(await findStoredResponse(store.db, key))) {
    await allow?.();
    await store.write(async (transaction) => {
      if (!(await claimKey(transaction, key, askedHash, now))) return;
      const body = await work(transaction);
      await storeResponse(transaction, key, reply.statusCode, JSON.stringify(body));
    });
  }
  const stored = await findStoredResponse(store.db, key);
  if (!stored) throw new Error('The response that was just stored is gone.');
  if (stored.asked !== askedHash) {
    throw new HttpError(409, ({ serverAnswers }) => serverAnswers.savedOtherwise);
  }
  return reply.code(stored.status).type('application/json; charset=utf-8').send(stored.body);
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && key.length <= MAX_KEY_LENGTH) return key;
  throw new HttpError(400, `Idempotency-Key can be at most ${MAX_KEY_LENGTH} characters.`);
}

/** The longest `Idempotency-Key` in characters. */
const MAX_KEY_LENGTH = 100;
