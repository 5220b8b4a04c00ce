import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { headsOf, type OwnSignup, type SignupState } from '#shared/signup/signup.ts';
import { ownSignup } from '#words/ownSignup.ts';
import { signupAnswers } from '#words/signupAnswers.ts';

type Own = Pick<OwnSignup, 'state' | 'adults' | 'children' | 'place'>;

/** The state of a sign-up, whatever the event's status: `You are coming, 5 people.` */
function ownStateWords(own: Own): string {
  if (own.state === 'left') return signupAnswers.left;
  if (own.state === 'removed') return signupAnswers.removed;
  if (own.state === 'waiting') return signupAnswers.waiting(own.place ?? 1);
  return signupAnswers.coming(headsOf(own));
}

/** Whether somebody comes or waits, so that the event's status matters to them. */
export const isExpected = ({ state }: Pick<OwnSignup, 'state'>): boolean => state === 'coming' || state === 'waiting';

/**
 * The state of a sign-up, in a sentence.
 *
 * @param state how the sign-up of the event stands
 */
export function ownWords(own: Own, state: SignupState): string {
  const { page } = ownSignup;
  if (state === 'over') return own.state === 'coming' ? page.thanks : page.over;
  if (state === 'cancelled') return page.cancelled;
  return state === 'removed' ? page.eventRemoved : ownStateWords(own);
}

/** What to know of an event that was moved or postponed; empty where it does not matter to this sign-up. */
export function ownChange(own: Own, event: ChurchEvent, state: SignupState): string {
  const isAhead = state !== 'over' && state !== 'cancelled' && state !== 'removed';
  if (!event.status || !isAhead || !isExpected(own)) return '';
  return waitsForDay(event) ? ownSignup.page.postponed : ownSignup.page.moved;
}
