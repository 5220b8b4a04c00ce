import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { OwnSignup } from '#shared/signup/signup.ts';
import { MAX_SIGNUP_AGE_DAYS, SIGNUP_KEY } from '#shared/signup/signupLimits.ts';
import { addDays, churchClock } from '#shared/time.ts';
import { type DeviceText, deviceText, safeLocal } from '#web/ui/hooks/deviceText.ts';

/** The prefix of the storage keys of a device's sign-ups; the event's id follows. */
const KEPT_SIGNUPS = 'sign-ups-';

/** A sign-up that was made on this device, or whose link was opened on it. */
export interface KeptSignup {
  /** The secret key. */
  key: string;
  name: string;
  adults: number;
  children: number;
  /** As the server last answered; missing while it has not. */
  state?: OwnSignup['state'];
  place?: OwnSignup['place'] | undefined;
  /** The last day on which it is kept, `YYYY-MM-DD`, Africa/Nairobi. */
  until: string;
}

/** The name of the draft of an event's form. */
export const signUpDraft = (eventId: string): string => `visit:sign-up:${eventId}`;

/** The path of the page of one's own sign-up, without the language. */
export const ownPagePath = (key: string): string => `${href('signup')}?${SIGNUP_KEY}=${key}`;

/** What this device keeps for each event, by its id. */
const texts = new Map<string, DeviceText>();

/** The sign-ups for an event as the text that this device keeps. */
export function keptText(eventId: string): DeviceText {
  const text = texts.get(eventId) ?? deviceText(KEPT_SIGNUPS + eventId);
  texts.set(eventId, text);
  return text;
}

/** The sign-ups in such a text, oldest first. */
export function signupsIn(text: string | null): KeptSignup[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? (list as KeptSignup[]) : [];
  } catch {
    return [];
  }
}

const keptSignups = (eventId: string): KeptSignup[] => signupsIn(keptText(eventId).read());

const write = (eventId: string, list: readonly KeptSignup[]): void =>
  keptText(eventId).keep(list.length > 0 ? JSON.stringify(list) : null);

/** Stores a sign-up on this device, in place of one with the same key; once the server has answered, with its state. */
export function keepSignup(
  event: Pick<ChurchEvent, 'id' | 'start_date' | 'end_date'>,
  key: string,
  { name, adults, children, state, place }: Pick<KeptSignup, 'name' | 'adults' | 'children'> & Partial<OwnSignup>,
): void {
  const until = addDays(event.end_date || event.start_date, MAX_SIGNUP_AGE_DAYS);
  const one: KeptSignup = { key, name, adults, children, until, ...(state && { state, place }) };
  const list = keptSignups(event.id);
  const isKnown = list.some((other) => other.key === key);
  write(event.id, isKnown ? list.map((other) => (other.key === key ? one : other)) : [...list, one]);
}

/** Forgets a sign-up: it was discarded, or the server does not know it any more. */
export const forgetSignup = (secret: string): void => keepOnly(({ key }) => key !== secret);

/**
 * Forgets the sign-ups of events that were long ago, as the server does.
 *
 * @param shown an event whose sign-ups the server is asked for: it may have been postponed to a day that the device does
 * not know
 */
export function forgetOldSignups(now: Date, shown: string): void {
  const { date } = churchClock(now);
  keepOnly(({ until }, eventId) => eventId === shown || until >= date);
}

function keepOnly(isKept: (kept: KeptSignup, eventId: string) => boolean): void {
  for (const eventId of keptEvents()) {
    const list = keptSignups(eventId);
    const rest = list.filter((kept) => isKept(kept, eventId));
    if (rest.length < list.length) write(eventId, rest);
  }
}

/** The ids of the events of which sign-ups are kept. */
function keptEvents(): string[] {
  const stored = safeLocal.keys().filter((name) => name.startsWith(KEPT_SIGNUPS));
  return [...new Set([...texts.keys(), ...stored.map((name) => name.slice(KEPT_SIGNUPS.length))])];
}

const KEY_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A new secret key of 43 signs: 258 random bits. */
export const newSignupKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(43)), (byte) => KEY_LETTERS[byte % 64]).join('');
