import { signupAnswers as english } from '#content/en/signupAnswers.ts';
import type { Language } from '#content/language.ts';
import { signupAnswers as swahili } from '#content/sw/signupAnswers.ts';
import { hashOf } from '#server/accounts/accessTokens.ts';
import { failureBody } from '#server/http/errors.ts';
import { eventDto } from '#server/store/events/eventColumns.ts';
import { findSignup, findSignupEvent, type SignupEvent, type SignupRow } from '#server/store/signups/signupRows.ts';
import type { Refusal } from '#server/store/signups/signups.ts';
import { ownSignup } from '#server/store/signups/waitingList.ts';
import type { Connection } from '#server/store/store.ts';
import { headsOf, type OwnSignup } from '#shared/signup/signup.ts';
import { isSignupKey } from '#shared/signup/signupLimits.ts';

/** The texts about sign-ups, by language. */
export const SIGNUP_ANSWERS = { en: english, sw: swahili } as const;

type Words = (typeof SIGNUP_ANSWERS)[Language];

/** The response about one's own sign-up, without a message. */
export async function ownAnswer(db: Connection, { event, row }: { event: SignupEvent; row: SignupRow }, now: Date) {
  const { deleted_at: _, ...shownEvent } = event;
  return { event: eventDto(shownEvent), ...(await ownSignup(db, event, row, now)) };
}

/** The message about a change. */
export function doneWords(words: Words, signup: OwnSignup): string {
  if (signup.state === 'waiting') return words.waiting(signup.place ?? 1);
  return signup.state === 'coming' ? words.coming(headsOf(signup)) : words.left;
}

/** Why a sign-up was refused, in words. */
export function refusalWords(words: Words, refusal: Refusal): string {
  switch (refusal.refused) {
    case 'no room':
      return words.noRoom(refusal.left);
    case 'too large':
      return words.tooLarge(refusal.places);
    case 'removed':
      return words.eventRemoved;
    case 'taken off':
      return words.removed;
    default:
      return words[refusal.refused];
  }
}

/** The sign-up of a key, and its event, as an endpoint answers them while a page is rendered; 404 if there is none. */
export async function answerOwnSignup(
  { store, now }: { store: { db: Connection }; now: () => Date },
  body: unknown,
  language: Language,
): Promise<{ status: number; body: object }> {
  const { key } = (body ?? {}) as { key?: unknown };
  const found = typeof key === 'string' ? await findOwn(store.db, key) : undefined;
  if (!found) return { status: 404, body: failureBody(SIGNUP_ANSWERS[language].unknown) };
  return { status: 200, body: await ownAnswer(store.db, found, now()) };
}

/** The sign-up of a secret key, and its event. */
export async function findOwn(
  db: Connection,
  key: string,
): Promise<{ row: SignupRow; event: SignupEvent } | undefined> {
  const row = isSignupKey(key) ? await findSignup(db, hashOf(key)) : undefined;
  const event = row && (await findSignupEvent(db, row.event_id));
  return row && event ? { row, event } : undefined;
}
