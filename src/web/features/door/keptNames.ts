import { MAX_SIGNUP_AGE_DAYS } from '#shared/signup/signupLimits.ts';
import { type DoorName, type DoorTick, laterTick } from '#shared/signup/staffSignups.ts';
import { DAY_MS } from '#shared/time.ts';
import { NAMES_AT_DOOR } from '#web/entities/account/staffStorage.ts';
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
export function answered(kept: DoorNames, names: readonly DoorName[], now: Date): DoorNames {
  const isOpen = (tick: DoorTick) => names.some(({ id, press }) => id === tick.id && press < tick.press);
  return { names, ticks: kept.ticks.filter(isOpen), at: now.toISOString() };
}

/** Opens the names of an event. Names so old that the server has deleted them are deleted here too. */
export function openNames(eventId: string): PhoneValue<DoorNames> {
  const since = new Date(serverNow().getTime() - MAX_SIGNUP_AGE_DAYS * DAY_MS).toISOString();
  forgetOld<DoorNames>(NAMES_AT_DOOR, ({ at }) => at < since);
  return openPhoneValue<DoorNames>(NAMES_AT_DOOR + eventId, { names: [], ticks: [], at: '' });
}
