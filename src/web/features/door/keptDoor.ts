import {
  type DoorAnswer,
  type DoorCount,
  MAX_TAPS,
  mergeCounts,
  nothingCounted,
  TAPS,
} from '#shared/attendance/door.ts';
import { DAY_MS } from '#shared/time.ts';
import { newKey } from '#web/ui/forms/newKey.ts';
import { forgetOld, openPhoneValue, type PhoneValue } from './phoneValue.ts';

/** The storage keys of the doors, each followed by the event's id. */
const PREFIX = 'door-';

/** What a phone keeps of a door after its last use: two months, in milliseconds. */
const KEPT_MS = 60 * DAY_MS;

/** What this phone knows of an event's door. */
export interface Door {
  /** What this phone counted. */
  own: DoorCount;
  /** The server's last answer. */
  answer: DoorAnswer | null;
  /** When it came, ISO 8601; when the door was opened here if there was none. */
  at: string;
  /** Whether children are counted separately on this phone. */
  separately: boolean;
}

/** The door as this phone keeps it, the same for all who ask for it. */
export interface KeptDoor extends Pick<PhoneValue<Door>, 'read' | 'subscribe'> {
  /** Counts one press. False if this phone can count no further. */
  tap: (name: (typeof TAPS)[number]) => boolean;
  answered: (answer: DoorAnswer) => void;
  countSeparately: (separately: boolean) => void;
  /** Whether the browser keeps the counts when the page is closed. */
  isKept: () => boolean;
}

/** How many presses of this phone the server has not confirmed. */
export function unsentTaps({ own, answer }: Door): number {
  const sent = answer?.counts.find(({ device }) => device === own.device) ?? nothingCounted(own.device);
  return TAPS.reduce((sum, name) => sum + Math.max(0, own[name] - sent[name]), 0);
}

/** All phones' counts as far as this one knows them. */
export const knownCounts = ({ own, answer }: Door): DoorCount[] => mergeCounts(answer?.counts ?? [], [own]);

/** The door of this tab after another tab has stored one: of the same phone's counts the greater ones. */
function merged(own: Door, stored: Door): Door {
  const [count = stored.own] = stored.own.device === own.own.device ? mergeCounts([own.own], [stored.own]) : [];
  return { ...(stored.at > own.at ? stored : own), own: count };
}

/** Opens the door of an event. */
export function openDoor(eventId: string): KeptDoor {
  const since = new Date(Date.now() - KEPT_MS).toISOString();
  forgetOld<Door>(PREFIX, (door) => door.at < since && unsentTaps(door) === 0);
  const { read, subscribe, change, isStored } = openPhoneValue<Door>(PREFIX + eventId, {
    // For each event another id: nothing tells that the same phone counted at both.
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
    // The server never forgets a count; an answer that was overtaken by another has less.
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
