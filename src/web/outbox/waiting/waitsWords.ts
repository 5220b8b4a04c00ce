import { asApiError, type Failure, staffApiError } from '#web/api/errors.ts';
import { waiting } from '#words/waiting.ts';

/**
 * The message for a write that waits in the outbox: the specification's for a failed save and then, as a sentence of its
 * own, that it is kept (rulings, 40). A write that was refused together with earlier ones gets the refusal alone. One
 * that has no answer yet is still being tried (rulings, 44).
 *
 * @param words the specification's message for the situation, if it has one
 */
export function waitsWords(failure: Failure | null, words?: (failure: Failure) => string): string {
  if (!failure) return waiting.trying;
  const { kind, status } = asApiError(failure);
  const said = (words ?? staffApiError)(failure);
  if (kind === 'refused' && status !== null && status < 500 && status !== 429) return said;
  if (!words && status === null) return waiting.saved;
  return `${said}${/[.!?…]$/.test(said) ? '' : '.'} ${status === 429 ? waiting.inTurn : waiting.saved}`;
}
