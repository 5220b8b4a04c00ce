import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { StaffSermon } from '#shared/sermons/sermon.ts';
import type { Failure } from '#web/api/errors.ts';
import type { Done } from '#web/api/requests.ts';

/**
 * The answers of the outbox's mutations: one or several events, the ids of deleted events or published
 * versions, the versions of changed events, or a sermon.
 */
export type Saved = Done & {
  event?: ChurchEvent | null;
  events?: ChurchEvent[];
  ids?: number[];
  changed?: EventVersion[];
  sermon?: StaffSermon;
};

export interface Answered {
  data?: Saved;
  error?: Failure;
}

/** Options of `initiate`: nothing reads the request's state. */
export const UNTRACKED = { track: false } as const;
