import { SIGNUP_DAYS } from '#shared/signup/signupLimits.ts';
import { type DoorName, type DoorTick, laterTick } from '#shared/signup/staffSignups.ts';
import { safeLocal } from '#web/ui/hooks/safeStorage.ts';

/** The storage keys of the names, each followed by the event's id. */
const PREFIX = 'names-at-door-';

const DAY_MS = 24 * 3_600_000;

/** The names of an event's sign-ups on this phone. */
export interface DoorNames {
  /** As the server last answered. */
  names: readonly DoorName[];
  /** What was ticked off or taken back on this phone, and the server has not confirmed. */
  ticks: readonly DoorTick[];
  /** When the server last answered, ISO 8601; empty before. */
  at: string;
}

const noNames: DoorNames = { names: [], ticks: [], at: '' };

function parsed(text: string | null | undefined): DoorNames {
  try {
    return text ? (JSON.parse(text) as DoorNames) : noNames;
  } catch {
    return noNames;
  }
}

/** The names as they are with what this phone has not sent yet. */
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

/** The names after an answer: what the server has of this phone's presses, or of later ones, need not be sent again. */
export function answered(kept: DoorNames, names: readonly DoorName[], now: Date): DoorNames {
  const isOpen = (tick: DoorTick) => names.some(({ id, press }) => id === tick.id && press < tick.press);
  return { names, ticks: kept.ticks.filter(isOpen), at: now.toISOString() };
}

/** The names of an event as this phone keeps them, the same for all who ask for them. */
export interface KeptNames {
  read: () => DoorNames;
  subscribe: (listen: () => void) => () => void;
  press: (id: number) => void;
  answered: (names: readonly DoorName[]) => void;
}

/** Opens the names of an event. Each press is in the phone's storage before the next one can be. */
export function openNames(eventId: string): KeptNames {
  forgetOldNames();
  const key = PREFIX + eventId;
  const listeners = new Set<() => void>();
  let text = safeLocal.get(key);
  let kept = parsed(text);
  /** Takes over what another tab changed. */
  const follow = () => {
    const stored = safeLocal.get(key);
    if (stored === undefined || stored === text) return;
    text = stored;
    kept = parsed(stored);
  };
  const change = (to: (now: DoorNames) => DoorNames) => {
    follow();
    kept = to(kept);
    text = JSON.stringify(kept);
    safeLocal.set(key, text);
    for (const listen of listeners) listen();
  };
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed !== key) return;
    follow();
    for (const listen of listeners) listen();
  };
  return {
    read: () => kept,
    subscribe: (listen) => {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listen);
      return () => {
        listeners.delete(listen);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
    press: (id) => change((now) => pressed(now, id)),
    answered: (names) => change((now) => answered(now, names, new Date())),
  };
}

/** Deletes names that came so long ago that the server has deleted them too. */
function forgetOldNames(): void {
  const since = new Date(Date.now() - SIGNUP_DAYS * DAY_MS).toISOString();
  let keys: string[];
  try {
    keys = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return; // storage is turned off
  }
  for (const key of keys) if (parsed(safeLocal.get(key)).at < since) safeLocal.set(key, null);
}
