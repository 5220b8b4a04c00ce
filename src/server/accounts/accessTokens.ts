import { hash, randomBytes } from 'node:crypto';
import { beginSession, findSession, renewSession, type SessionRow } from '#server/store/accounts/sessions.ts';
import type { Connection, Store } from '#server/store/store.ts';
import { SESSION_IDLE_TIMEOUT_MS } from '#shared/auth/session.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/time.ts';

/** Every session ends after this. */
const MAX_SESSION_AGE_MS = 30 * 24 * HOUR_MS;

/** The use of a session is saved at most this often. */
const RENEWAL_INTERVAL_MS = 5 * MINUTE_MS;

/** The hash of a token. Only it is stored, so that reading the database does not let anybody sign in. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/** The stored part of the User-Agent, in characters. */
const MAX_DEVICE_LENGTH = 300;

/**
 * Starts a session and returns its access token: 256 random bits, which are not stored.
 *
 * @param device the User-Agent, shown in the list of sessions
 */
export async function issueToken(transaction: Connection, staffId: number, device: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + SESSION_IDLE_TIMEOUT_MS);
  await beginSession(transaction, {
    token_hash: hashOf(token),
    staff_id: staffId,
    device: device.slice(0, MAX_DEVICE_LENGTH),
    now,
    expires,
  });
  return token;
}

/** The session of a token, renewed by this use; undefined if the token is unknown or has expired. */
export async function sessionOf(store: Store, token: string, now: Date): Promise<SessionRow | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const session = await findSession(store.db, hashOf(token), now);
  // Also if it was last used in the future: a clock that was ahead must not lengthen the session.
  if (session && Math.abs(now.getTime() - Date.parse(session.used_at)) >= RENEWAL_INTERVAL_MS) {
    const latest = Date.parse(session.created_at) + MAX_SESSION_AGE_MS;
    const expires = new Date(Math.min(now.getTime() + SESSION_IDLE_TIMEOUT_MS, latest));
    await store.write((transaction) => renewSession(transaction, session.id, now, expires));
  }
  return session;
}
