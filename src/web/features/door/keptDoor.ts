import {
  type DoorAnswer,
  type DoorCount,
  MAX_TAPS,
  mergeCounts,
  nothingCounted,
  TAPS,
} from '#shared/attendance/door.ts';
import { DAY_MS } from '#shared/time.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
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

/** A door's counts on this phone, one instance for all callers. */
export interface KeptDoor extends Pick<PhoneValue<Door>, 'read' | 'subscribe'> {
  /** Counts one press. False if this phone has reached the limit. */
  tap: (name: (typeof TAPS)[number]) => boolean;
  answered: (answer: DoorAnswer) => void;
  countSeparately: (separately: boolean) => void;
  /** Whether the counts are stored, so that they outlive the page. */
  isKept: () => boolean;
}

/** How many presses of this phone the server has not confirmed. */
export function unsentTaps({ own, answer }: Door): number {
  const sent = answer?.counts.find(({ device }) => device === own.device) ?? nothingCounted(own.device);
  return TAPS.reduce((sum, name) => sum + Math.max(0, own[name] - sent[name]), 0);
}

/** All phones' counts as far as this one knows them. */
export const knownCounts = ({ own, answer }: Door): DoorCount[] => mergeCounts(answer?.counts ?? [], [own]);

/** Merges this tab's counts with those that another tab stored: of the same phone's counts the greater ones. */
function merged(own: Door, stored: Door): Door {
  const [count = stored.own] = stored.own.device === own.own.device ? mergeCounts([own.own], [stored.own]) : [];
  return { ...(stored.at > own.at ? stored : own), own: count };
}

/** Opens the door of an event. */
export function openDoor(eventId: string): KeptDoor {
  const since = new Date(Date.now() - MAX_AGE_MS).toISOString();
  forgetOld<Door>(PREFIX, (door) => door.at < since && unsentTaps(door) === 0);
  const { read, subscribe, change, isStored } = openPhoneValue<Door>(PREFIX + eventId, {
    // Another id for each event, so that nobody can see that the same phone counted at both.
    first: { own: nothingCounted(newKey()), answer: null, at: new Date().toISOString(), separately: false },
    merge: merged,
  });
  return {
    read,
    subscribe,
    tap: (name) => {
      let full = false;
      change((door) => {
        full = door.own[name] >= MAX_TAPS;
        return full ? door : { ...door, own: { ...door.own, [name]: door.own[name] + 1 } };
      });
      return !full;
    },
    // The server never forgets a count, so an answer with less was overtaken by another one.
    answered: (answer) =>
      change((door) => ({
        ...door,
        answer: { ...answer, counts: mergeCounts(door.answer?.counts ?? [], answer.counts) },
        at: new Date().toISOString(),
      })),
    countSeparately: (separately) => change((door) => ({ ...door, separately })),
    isKept: isStored,
  };
}
