import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { Failure } from '#web/api/errors.ts';
import type { Done } from '#web/api/parsers.ts';

/**
 * The answers of the outbox's mutations: one or several events, the ids of deleted events or published
 * versions, or the versions of changed events.
 */
export type Saved = Done & {
  event?: ChurchEvent | null;
  events?: ChurchEvent[];
  ids?: number[];
  changed?: EventVersion[];
};

export interface Answered {
  data?: Saved;
  error?: Failure;
}

/** Options of `initiate`: nothing reads the request's state. */
export const UNTRACKED = { track: false } as const;
