import pLimit from 'p-limit';
import { signupAnswers as english } from '#content/en/signupAnswers.ts';
import type { Language } from '#content/language.ts';
import { signupAnswers as swahili } from '#content/sw/signupAnswers.ts';
import { hashOf } from '#server/accounts/accessTokens.ts';
import { failureBody } from '#server/http/errors.ts';
import { looksLikeSpam } from '#server/http/visitor.ts';
import { HttpError } from '#server/httpError.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { PushNotifier } from '#server/push/pushNotifier.ts';
import { eventDto } from '#server/store/events/eventRows.ts';
import { findEvent } from '#server/store/events/events.ts';
import {
  countSignupsOf,
  findSignup,
  findSignupEvent,
  type SignupEvent,
  type SignupRow,
  shownOf,
} from '#server/store/signups/signupRows.ts';
import {
  changeSignup,
  createSignup,
  type Refusal,
  type SignupOutcome,
  type SignupWish,
} from '#server/store/signups/signups.ts';
import { ownSignup } from '#server/store/signups/waitingList.ts';
import type { Connection, EventRow, Store } from '#server/store/store.ts';
import type { Published, Watched, WatchedSignups } from '#server/watched/watched.ts';
import { isOver } from '#shared/events/churchEvent.ts';
import { isUnpublished } from '#shared/events/publishing.ts';
import { headsOf, type OwnSignup, type SignupNumbersAnswer, type SignupShown } from '#shared/signup/signup.ts';
import { isSignupKey } from '#shared/signup/signupLimits.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import { churchClock } from '#shared/time.ts';
import { eventMissing } from '../events/eventMissing.ts';

/** Simultaneous sign-ups of a process. On PostgreSQL they wait for each other's locks, and would use every connection. */
const MAX_CONCURRENT_SIGNUPS = 3;

/** Signs people up and changes sign-ups, for the API and for the forms without script. */
export function createSignUp(deps: { store: Store; limits: Limits; now: () => Date; pushNotifier: PushNotifier }) {
  const { store, limits, now, pushNotifier } = deps;
  const inTurn = pLimit(MAX_CONCURRENT_SIGNUPS);

  /** Writes, and answers with the sign-up as it is then. @throws HttpError with 409 if it was refused */
  async function write(language: Language, work: (transaction: Connection) => Promise<SignupOutcome>) {
    const words = SIGNUP_ANSWERS[language];
    const done = await store.write(async (transaction) => {
      const outcome = await work(transaction);
      if (!outcome) return undefined;
      if ('refused' in outcome) {
        const shown = shownOf(outcome.event, await countSignupsOf(transaction, outcome.event.id), now());
        throw new HttpError(409, refusalWords(words, outcome), { body: { reason: outcome.refused, shown } });
      }
      const { event, isNew = false, fills = false } = outcome;
      return { id: event.id, isNew, fills, answer: await ownAnswer(transaction, outcome, now()) };
    });
    if (done?.fills) pushNotifier.notifyFull(done.id);
    return done && { isNew: done.isNew, answer: { ...done.answer, message: doneWords(words, done.answer.signup) } };
  }

  /**
   * Does the work, and counts how many more people it signs up. What is refused is not counted. Cancelling gives nothing
   * back: otherwise somebody could go through the waiting list by signing up and cancelling.
   */
  async function countingHeads<Done>(event: EventRow, address: string, heads: number, work: () => Promise<Done>) {
    if (heads <= 0 || event.signup_crowd === 'yes') return work();
    const who = whoOf(event, address);
    try {
      await limits.take('signupHeads', who, heads);
      return await work();
    } catch (thrown) {
      await limits.giveBack('signupHeads', who, heads);
      throw thrown;
    }
  }

  async function create(asked: NewSignUp) {
    const { eventId, key, input, signs, language, address } = asked;
    const event = await findEvent(store.db, eventId);
    if (!event || isUnpublished(event, churchClock(now()))) throw await eventMissing(store.db, eventId);
    const isNew = !(await findSignup(store.db, hashOf(key)));
    if (isNew) {
      await limits.take('signups', whoOf(event, address));
      await limits.take('signupsOfEvent', `event ${eventId}`);
    }
    const made = { key_hash: hashOf(key), input, language, spam: looksLikeSpam(signs), now: now() };
    const done = await countingHeads(event, address, isNew ? headsOf(input) : 0, () =>
      write(language, (transaction) => createSignup(transaction, eventId, made)),
    );
    if (!done) throw await eventMissing(store.db, eventId);
    if (isNew && !done.isNew) await limits.giveBack('signupHeads', whoOf(event, address), headsOf(input)); // sent twice at once
    return done;
  }

  async function change({ key, language, address, expected, ...wish }: OwnChange) {
    const found = await findOwn(store.db, key);
    if (!found) throw unknownKey(language);
    const { row, event } = found;
    const heads = wish.coming ? headsOf(wish) - (row.state === 'left' ? 0 : headsOf(row)) : 0;
    const done = await countingHeads(event, address, heads, () =>
      write(language, (transaction) => changeSignup(transaction, row.id, wish, { now: now(), expected })),
    );
    if (!done) throw unknownKey(language);
    return done;
  }

  return {
    /**
     * Signs people up. The same key again is the same sign-up, and counts for no limit.
     *
     * @throws HttpError 404 or 410 without such an event, 409 if it takes no sign-ups, 429 above the limits
     */
    create: (asked: NewSignUp) => inTurn(create, asked),
    /** Changes one's own sign-up. @throws HttpError 404 for an unknown key, 409 if it was refused, 429 above the limit */
    change: (asked: OwnChange) => inTurn(change, asked),
  };
}

/** Who wants to come. */
interface NewSignUp {
  eventId: number;
  key: string;
  input: SignupInput;
  /** Signs of a bot. */
  signs: { remarks?: unknown; seconds?: unknown };
  language: Language;
  /** The visitor's, for the limits. */
  address: string;
}

interface OwnChange extends SignupWish {
  key: string;
  language: Language;
  /** The visitor's, for the limit of heads. */
  address: string;
  /** The version that the page shows. */
  expected: number | undefined;
}

/** The key of limits of an address at an event. */
const whoOf = ({ id }: EventRow, address: string): string => `event ${id} ${address}`;

/** The error for an unknown key, or the key of a deleted sign-up. */
export const unknownKey = (language: Language): HttpError => new HttpError(404, SIGNUP_ANSWERS[language].unknown);

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

/** What everybody sees of an event's sign-up; undefined if it takes none. */
export async function signupShown(
  { signups, now }: { signups: WatchedSignups; now: () => Date },
  row: EventRow | undefined,
): Promise<SignupShown | undefined> {
  if (!row?.signup) return undefined;
  const counts = await signups.current();
  return shownOf(row, counts.get(row.id), now());
}

/** What cards show of the sign-ups of all coming events. */
export async function signupNumbers({
  events,
  ...counted
}: Parameters<typeof signupShown>[0] & { events: Watched<Published<EventRow>> }): Promise<SignupNumbersAnswer> {
  const { rows } = await events.current();
  const clock = churchClock(counted.now());
  const answer: SignupNumbersAnswer = {};
  for (const row of rows) {
    if (!row.signup || isOver(row, clock)) continue;
    const shown = await signupShown(counted, row);
    if (shown?.numbers && (shown.state === 'open' || shown.state === 'full')) {
      answer[row.id] = { state: shown.state, numbers: shown.numbers };
    }
  }
  return answer;
}
