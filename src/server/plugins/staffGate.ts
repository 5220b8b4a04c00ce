import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { sessionOf } from '#server/accounts/accessTokens.ts';
import { type SecondFactorRule, toDoOf } from '#server/accounts/requirements.ts';
import { Refusal } from '#server/refusal.ts';
import type { Store } from '#server/store/connect.ts';
import type { SessionRow } from '#server/store/sessions.ts';
import { messages } from '#shared/messages.ts';
import type { Role, SetUpStep } from '#shared/staff.ts';
import type { Limits } from './limits.ts';
import { tellLog } from './requestLog.ts';
import { abbreviatedAddressOf, addressOf } from './visitorAddress.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The living session that the request's token belongs to; null outside the staff's scopes. */
    session: SessionRow | null;
  }
}

const FIRST: Record<SetUpStep, string> = {
  password: 'Choose a new password first: somebody else knows the one that you have.',
  'second factor': 'Set up your second factor first: this site requires it of you.',
};

/** The gate of what belongs to one's own account: whatever is registered behind it needs a living access token (rulings, 9). */
export function staffGate(parts: { store: Store; limits: Limits; now: () => Date }): onRequestAsyncHookHandler {
  const { store, limits, now } = parts;
  return async (request, reply) => {
    reply.header('cache-control', 'no-store');
    tellLog(request, { from: abbreviatedAddressOf(request) });
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = token === undefined ? undefined : await sessionOf(store, token, now());
    await limits.take('calls', session ? `staff ${session.staff_id}` : addressOf(request));
    if (!session) {
      throw new Refusal(401, messages.loginToContinue, { headers: { 'www-authenticate': 'Bearer' } });
    }
    tellLog(request, { account: session.staff_id });
    request.session = session;
  };
}

/** The gate of staff's work: closed to an account that has something to set up first. */
export function setUpGate(rule: SecondFactorRule): onRequestAsyncHookHandler {
  return async (request) => {
    const [step] = toDoOf(sessionOfRequest(request), rule);
    if (step) throw new Refusal(403, FIRST[step], { body: { to_do: step } });
  };
}

/** The gate of what only owners may do. */
export const ownerGate: onRequestAsyncHookHandler = async (request) => ownersOnly(sessionOfRequest(request));

/** @throws Refusal where an account is no owner's */
export function ownersOnly({ role }: { role: Role }): void {
  if (role !== 'owner') throw new Refusal(403, 'Only an owner may do this.');
}

/** The session of a request that has passed the gate. */
export function sessionOfRequest(request: FastifyRequest): SessionRow {
  if (!request.session) throw new Error('This route stands outside the staff’s scopes.');
  return request.session;
}
