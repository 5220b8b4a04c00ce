import { asApiError, type Failure, isOffline } from '#web/api/errors.ts';
import { waiting } from '#words/waiting.ts';

/**
 * The message for a write that waits in the outbox. If the browser reports a network, or the write was refused together
 * with earlier ones, the message begins with the situation's own message for a failed save.
 *
 * @param words the situation's message
 */
export function waitsWords(failure: Failure | null, words: (failure: Failure) => string): string {
  if (!failure || isOffline(failure)) return waiting.saved;
  const { kind, status } = asApiError(failure);
  const refused = kind === 'refused' && status !== null && status < 500 && status !== 429;
  return refused ? words(failure) : `${words(failure)} ${waiting.saved}`;
}
