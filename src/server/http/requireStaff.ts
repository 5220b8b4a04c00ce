import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { sessionOf } from '#server/accounts/accessTokens.ts';
import { type SecondFactorRule, toDoOf } from '#server/accounts/requirements.ts';
import type { AppContext } from '#server/http/appContext.ts';
import { HttpError } from '#server/httpError.ts';
import type { SessionRow } from '#server/store/accounts/sessions.ts';
import type { Role, SetUpStep } from '#shared/auth/accounts.ts';
import { sentences } from '#shared/sentences.ts';
import { abbreviatedAddressOf, limitAddressOf } from './visitor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the request's token; null outside staff's scopes. */
    session: SessionRow | null;
  }
}

const FIRST: Record<SetUpStep, string> = {
  password: 'Choose a new password first: somebody else knows the one that you have.',
  'second factor': 'Turn on two-step verification first: this site requires it of you.',
};

/** A hook that requires a valid access token (rulings, 9). */
export function requireStaff({ store, limits, now }: AppContext): onRequestAsyncHookHandler {
  return async (request) => {
    request.log = request.log.child({ from: abbreviatedAddressOf(request) });
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = token === undefined ? undefined : await sessionOf(store, token, now());
    await limits.take('requests', session ? `staff ${session.staff_id}` : limitAddressOf(request));
    if (!session) {
      throw new HttpError(401, sentences.loginToContinue, { headers: { 'www-authenticate': 'Bearer' } });
    }
    request.log = request.log.child({ account: session.staff_id });
    request.session = session;
  };
}

/** A hook that refuses accounts that have something to set up first. */
export function requireSetUp(rule: SecondFactorRule): onRequestAsyncHookHandler {
  return async (request) => {
    const [step] = toDoOf(sessionOfRequest(request), rule);
    if (step) throw new HttpError(403, FIRST[step], { body: { to_do: step } });
  };
}

/** A hook that admits owners only. */
export const requireOwner: onRequestAsyncHookHandler = async (request) => ownersOnly(sessionOfRequest(request));

/** @throws HttpError 403 if the account is not an owner's */
export function ownersOnly({ role }: { role: Role }): void {
  if (role !== 'owner') throw new HttpError(403, 'Only an owner may do this.');
}

/** The session of a request in staff's scopes. */
export function sessionOfRequest(request: Pick<FastifyRequest, 'session'>): SessionRow {
  if (!request.session) throw new Error('This route stands outside the staff’s scopes.');
  return request.session;
}
