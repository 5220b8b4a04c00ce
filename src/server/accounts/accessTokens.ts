import { hash, randomBytes } from 'node:crypto';
import type { Store } from '#server/store/connect.ts';
import type { Connection } from '#server/store/schema.ts';
import { beginSession, findSession, renewSession, type SessionRow } from '#server/store/sessions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A session that is not used ends after this long, in milliseconds. */
export const SESSION_LIFE = 12 * HOUR;

/** A session ends after this long however much it is used, in milliseconds. */
export const LONGEST_SESSION = 30 * 24 * HOUR;

/** A session in use is written down at most this often, in milliseconds. */
const RENEWED_EACH = 5 * MINUTE;

/** Only this is stored: whoever reads the database cannot sign in with it. */
const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/** The longest that is kept of what a browser says of itself, in characters. */
const LONGEST_DEVICE = 300;

/**
 * Begins a session for an account and returns its access token: 256 random bits, told this once.
 *
 * @param device what the browser says of itself, by which people tell their sessions apart
 */
export async function issueToken(transaction: Connection, staffId: number, device: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + SESSION_LIFE);
  await beginSession(transaction, {
    token_hash: hashOf(token),
    staff_id: staffId,
    device: device.slice(0, LONGEST_DEVICE),
    now,
    expires,
  });
  return token;
}

/** The living session of a token, renewed for having been used; undefined for a token that is unknown or has expired. */
export async function sessionOf(store: Store, token: string, now: Date): Promise<SessionRow | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const session = await findSession(store.db, hashOf(token), now);
  // Also where it was last used in the future: the clock was ahead then, and must not lengthen the session.
  if (session && Math.abs(now.getTime() - Date.parse(session.used_at)) >= RENEWED_EACH) {
    const latest = Date.parse(session.created_at) + LONGEST_SESSION;
    const expires = new Date(Math.min(now.getTime() + SESSION_LIFE, latest));
    await store.write((transaction) => renewSession(transaction, session.id, now, expires));
  }
  return session;
}
