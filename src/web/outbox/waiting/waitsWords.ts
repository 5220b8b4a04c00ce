import { asApiError, type Failure, isOffline } from '#web/api/errors.ts';
import { waiting } from '#words/waiting.ts';

/**
 * Said of what waits in the outbox. A browser that thinks it has a network hears first that the save failed, in the words
 * of the situation; so does one whose save was refused together with what had been saved before it.
 *
 * @param words the situation's
 */
export function waitsWords(failure: Failure | null, words: (failure: Failure) => string): string {
  if (!failure || isOffline(failure)) return waiting.saved;
  const { kind, status } = asApiError(failure);
  const refused = kind === 'refused' && status !== null && status < 500 && status !== 429;
  return refused ? words(failure) : `${words(failure)} ${waiting.saved}`;
}
