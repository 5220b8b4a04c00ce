import {
  type DoorAnswer,
  type DoorCount,
  MAX_TAPS,
  mergeCounts,
  nothingCounted,
  TAPS,
} from '#shared/attendance/door.ts';
import { DAY_MS } from '#shared/time.ts';
import { newKey } from '#web/ui/drafts/drafts.ts';
import { serverNow } from '#web/ui/hooks/serverNow.ts';
import { forgetOld, openPhoneValue, type PhoneValue } from './phoneValue.ts';

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
