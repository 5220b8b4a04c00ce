import { MINUTE_MS } from '#shared/time.ts';

/**
 * The password that was typed at the login just now, in memory alone: an account's first login goes on to choose another
 * one, and need not ask for it again.
 */
let typed = '';
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Keeps it for ten minutes, or until it is forgotten or the page is left. */
export function keepTypedPassword(password: string): void {
  clearTimeout(forgetting);
  typed = password;
  forgetting = setTimeout(forgetTypedPassword, 10 * MINUTE_MS);
}

/** Empty where none was typed. */
export const typedPassword = (): string => typed;

export function forgetTypedPassword(): void {
  clearTimeout(forgetting);
  typed = '';
}
