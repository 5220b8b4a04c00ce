import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { sessionOf } from '#server/accounts/accessTokens.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import type { SessionRow } from '#server/store/sessions.ts';
import { messages } from '#shared/messages.ts';
import type { Limits } from './limits.ts';
import { addressOf } from './visitorAddress.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The living session that the request's token belongs to; null outside the staff's scope. */
    session: SessionRow | null;
  }
}

/** The gate of the staff's scope: whatever is registered behind it needs a living access token (rulings, 9). */
export function staffGate(parts: { store: Store; limits: Limits; now: () => Date }): onRequestAsyncHookHandler {
  const { store, limits, now } = parts;
  return async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = token === undefined ? undefined : await sessionOf(store, token, now());
    await limits.take('calls', session ? `staff ${session.staff_id}` : addressOf(request));
    if (!session) {
      throw new Refusal(401, messages.loginToContinue, { headers: { 'www-authenticate': 'Bearer' } });
    }
    request.session = session;
  };
}

/** The session of a request that has passed the gate. */
export function sessionOfRequest(request: FastifyRequest): SessionRow {
  if (!request.session) throw new Error('This route stands outside the staff’s scope.');
  return request.session;
}
