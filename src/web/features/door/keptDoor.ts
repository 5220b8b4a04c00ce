import {
  type DoorAnswer,
  type DoorCount,
  MAX_TAPS,
  mergeCounts,
  nothingCounted,
  TAPS,
} from '#shared/attendance/door.ts';
import { MAX_SIGNUP_AGE_DAYS } from '#shared/signup/signupLimits.ts';
import { type DoorName, type DoorTick, laterTick } from '#shared/signup/staffSignups.ts';
import { DAY_MS } from '#shared/time.ts';
import { NAMES_AT_DOOR } from '#web/entities/account/staffStorage.ts';
import { newKey } from '#web/ui/drafts/drafts.ts';
import { serverNow } from '#web/ui/hooks/serverNow.ts';
import { forgetOld, openPhoneValue, type PhoneValue } from './phoneValue.ts';

/** The names of an event's sign-ups on this phone. */
export interface DoorNames {
  /** As the server last answered. */
  names: readonly DoorName[];
  /** Ticks of this phone, set or removed, that the server has not confirmed. */
  ticks: readonly DoorTick[];
  /** When the server last answered, ISO 8601; empty before. */
  at: string;
}

/** The names with the unsent ticks of this phone. */
export const shownNames = ({ names, ticks }: DoorNames): DoorName[] =>
  names.map((name) => {
    const own = ticks.find(({ id }) => id === name.id);
    return own ? { ...name, ...laterTick<Pick<DoorTick, 'ticked' | 'press'>>(name, own) } : name;
  });

/** The names after a press on one: it is ticked off, or no longer. */
export function pressed(kept: DoorNames, id: number): DoorNames {
  const name = shownNames(kept).find((one) => one.id === id);
  if (!name) return kept;
  const tick = { id, ticked: !name.ticked, press: name.press + 1 };
  return { ...kept, ticks: [...kept.ticks.filter((other) => other.id !== id), tick] };
}

/** The names after an answer: ticks that the server has, or newer ones, are not sent again. */
export function namesAnswered(kept: DoorNames, names: readonly DoorName[], now: Date): DoorNames {
  const isOpen = (tick: DoorTick) => names.some(({ id, press }) => id === tick.id && press < tick.press);
  return { names, ticks: kept.ticks.filter(isOpen), at: now.toISOString() };
}

/** Opens the names of an event. Names so old that the server has deleted them are deleted here too. */
export function openNames(eventId: string): PhoneValue<DoorNames> {
  const since = new Date(serverNow().getTime() - MAX_SIGNUP_AGE_DAYS * DAY_MS).toISOString();
  forgetOld<DoorNames>(NAMES_AT_DOOR, ({ at }) => at < since);
  return openPhoneValue<DoorNames>(NAMES_AT_DOOR + eventId, { names: [], ticks: [], at: '' });
}

/** The prefix of the storage keys of door counts; the event's id follows. */
const PREFIX = 'door-';

/** How long a phone stores a door's counts after its last use: two months, in milliseconds. */
const MAX_AGE_MS = 60 * DAY_MS;

/** The counts of an event's door, as this phone knows them. */
export interface Door {
  /** What this phone counted. */
  own: DoorCount;
  /** The server's last answer. */
  answer: DoorAnswer | null;
  /** When the answer came, ISO 8601; without one, when the door was opened on this phone. */
  at: string;
  /** Whether children are counted separately on this phone. */
  separately: boolean;
}

/** How many presses of this phone the server has not confirmed. */
export function unsentTaps({ own, answer }: Door): number {
  const sent = answer?.counts.find(({ device }) => device === own.device) ?? nothingCounted(own.device);
  return TAPS.reduce((sum, name) => sum + Math.max(0, own[name] - sent[name]), 0);
}

/** All phones' counts as far as this one knows them. */
export const knownCounts = ({ own, answer }: Door): DoorCount[] => mergeCounts(answer?.counts ?? [], [own]);

/** Whether this phone has reached the limit of a number. */
export const isFull = ({ own }: Door, name: (typeof TAPS)[number]): boolean => own[name] >= MAX_TAPS;

/** The door after one press. */
export const tapped = (door: Door, name: (typeof TAPS)[number]): Door =>
  isFull(door, name) ? door : { ...door, own: { ...door.own, [name]: door.own[name] + 1 } };

/** The door after an answer. The server never forgets a count: an answer with less was overtaken by another one. */
export const answered = (door: Door, answer: DoorAnswer): Door => ({
  ...door,
  answer: { ...answer, counts: mergeCounts(door.answer?.counts ?? [], answer.counts) },
  at: serverNow().toISOString(),
});

/** Opens the door of an event. */
export function openDoor(eventId: string): PhoneValue<Door> {
  const since = new Date(serverNow().getTime() - MAX_AGE_MS).toISOString();
  forgetOld<Door>(PREFIX, (door) => door.at < since && unsentTaps(door) === 0);
  // Another id for each event, so that nobody can see that the same phone counted at both.
  const own = nothingCounted(newKey());
  return openPhoneValue<Door>(PREFIX + eventId, {
    own,
    answer: null,
    at: serverNow().toISOString(),
    separately: false,
  });
}
