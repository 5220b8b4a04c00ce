import {
  type DoorAnswer,
  type DoorCount,
  MAX_TAPS,
  mergeCounts,
  nothingCounted,
  TAPS,
} from '#shared/attendance/door.ts';
import { newKey } from '#web/ui/forms/newKey.ts';
import { safeLocal } from '#web/ui/hooks/safeStorage.ts';

/** The storage keys of the doors, each followed by the event's id. */
const PREFIX = 'door-';

/** What a phone keeps of a door after its last use: two months, in milliseconds. */
const KEPT_MS = 60 * 24 * 3_600_000;

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
export interface KeptDoor {
  read: () => Door;
  subscribe: (listen: () => void) => () => void;
  /** Counts one press. False if this phone can count no further. */
  tap: (name: (typeof TAPS)[number]) => boolean;
  answered: (answer: DoorAnswer) => void;
  countSeparately: (separately: boolean) => void;
  /** Whether the browser keeps the counts when the page is closed. */
  isKept: () => boolean;
}

function parsed(text: string | null | undefined): Door | undefined {
  try {
    return text ? (JSON.parse(text) as Door) : undefined;
  } catch {
    return undefined;
  }
}

/** How many presses of this phone the server has not confirmed. */
export function unsentTaps({ own, answer }: Door): number {
  const sent = answer?.counts.find(({ device }) => device === own.device) ?? nothingCounted(own.device);
  return TAPS.reduce((sum, name) => sum + Math.max(0, own[name] - sent[name]), 0);
}

/** All phones' counts as far as this one knows them. */
export const knownCounts = ({ own, answer }: Door): DoorCount[] => mergeCounts(answer?.counts ?? [], [own]);

/**
 * Opens the door of an event. Each press is in the phone's storage before the next one can be: storage is read, changed
 * and written in one go, so that two tabs of a phone do not overwrite each other.
 */
export function openDoor(eventId: string): KeptDoor {
  forgetOldDoors();
  const key = PREFIX + eventId;
  const listeners = new Set<() => void>();
  // For each event another id: nothing tells that the same phone counted at both.
  const afresh = (): Door => ({
    own: nothingCounted(newKey()),
    answer: null,
    at: new Date().toISOString(),
    separately: false,
  });
  let door = parsed(safeLocal.get(key)) ?? afresh();
  let kept = true;

  /** Takes over what another tab counted. */
  const follow = () => {
    const stored = parsed(safeLocal.get(key));
    if (!stored) return;
    const [own = stored.own] = stored.own.device === door.own.device ? mergeCounts([door.own], [stored.own]) : [];
    door = { ...(stored.at > door.at ? stored : door), own };
  };
  const change = (fields: (now: Door) => Partial<Door>) => {
    follow();
    door = { ...door, ...fields(door) };
    const text = JSON.stringify(door);
    safeLocal.set(key, text);
    kept = safeLocal.get(key) === text;
    for (const listen of listeners) listen();
  };
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed !== key) return;
    follow();
    for (const listen of listeners) listen();
  };

  return {
    read: () => door,
    subscribe: (listen) => {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listen);
      return () => {
        listeners.delete(listen);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
    tap: (name) => {
      follow();
      if (door.own[name] >= MAX_TAPS) return false;
      change(({ own }) => ({ own: { ...own, [name]: own[name] + 1 } }));
      return true;
    },
    // The server never forgets a count; an answer that was overtaken by another has less.
    answered: (answer) =>
      change((now) => ({
        answer: { ...answer, counts: mergeCounts(now.answer?.counts ?? [], answer.counts) },
        at: new Date().toISOString(),
      })),
    countSeparately: (separately) => change(() => ({ separately })),
    isKept: () => kept,
  };
}

/** Deletes what is kept of doors that were last used long ago, and everything of which was sent. */
function forgetOldDoors(): void {
  let names: string[];
  try {
    names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return; // storage is turned off
  }
  const since = new Date(Date.now() - KEPT_MS).toISOString();
  for (const name of names) {
    const door = parsed(safeLocal.get(name));
    if (!door || (door.at < since && unsentTaps(door) === 0)) safeLocal.set(name, null);
  }
}
