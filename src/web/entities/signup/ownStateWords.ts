import { headsOf, type OwnSignup, type SignupState } from '#shared/signup/signup.ts';
import { ownSignup } from '#words/ownSignup.ts';
import { signupAnswers } from '#words/signupAnswers.ts';

type Own = Pick<OwnSignup, 'state' | 'adults' | 'children' | 'place'>;

/** How a sign-up stands, whatever became of the event: `You are coming, 5 people.` */
function ownStateWords(own: Own): string {
  if (own.state === 'left') return signupAnswers.left;
  if (own.state === 'removed') return signupAnswers.removed;
  if (own.state === 'waiting') return signupAnswers.waiting(own.place ?? 1);
  return signupAnswers.coming(headsOf(own));
}

/**
 * How a sign-up stands, in one or two sentences.
 *
 * @param event how the sign-up of the event stands
 */
export function ownWords(own: Own, event: SignupState): string {
  const { page } = ownSignup;
  if (event === 'over') return own.state === 'coming' ? page.thanks : page.over;
  if (event === 'cancelled') return page.cancelled;
  if (event === 'removed') return page.eventRemoved;
  const words = ownStateWords(own);
  return event === 'postponed' && own.state === 'coming' ? `${words} ${page.postponed}` : words;
}
