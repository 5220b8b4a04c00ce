import { MINUTE_MS } from '#shared/time.ts';

/**
 * The password that was typed at the login just now, in memory alone: an account's first login goes on to choose another
 * one, and need not ask for it again. It belongs to the session that it opened.
 */
let typed: { session: string; password: string } | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Keeps it for ten minutes, or until it is forgotten or the page is left. */
export function keepTypedPassword(session: string, password: string): void {
  clearTimeout(forgetting);
  typed = { session, password };
  forgetting = setTimeout(forgetTypedPassword, 10 * MINUTE_MS);
}

/** @param session the access token; empty where none was typed for it */
export const typedPassword = (session: string | null | undefined): string =>
  typed && typed.session === session ? typed.password : '';

export function forgetTypedPassword(): void {
  clearTimeout(forgetting);
  typed = undefined;
}
