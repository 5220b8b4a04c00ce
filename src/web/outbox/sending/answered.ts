import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { Failure } from '#web/api/errors.ts';
import type { Done } from '#web/api/parsers.ts';

/** What the mutations of the outbox answer: an event or several, or the ids of what was deleted or published. */
export type Saved = Done & { event?: ChurchEvent | null; events?: ChurchEvent[]; ids?: number[] };

export interface Answered {
  data?: Saved;
  error?: Failure;
}

/** Nothing reads the state of such a request. */
export const UNTRACKED = { track: false } as const;
