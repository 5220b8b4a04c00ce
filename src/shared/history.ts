import { object } from 'yup';
import type { EventField } from './event.ts';
import { partFields } from './parts.ts';

/** The query of `GET /all/history`. */
export const historyQuerySchema = object(partFields);

export type HistoryAction = 'created' | 'updated' | 'deleted' | 'restored';

/** An event as it stood. */
export type EventState = Record<Exclude<EventField, 'image'>, string> & { image: string | null; version: number };

/** One change of an event. */
export interface HistoryEntry {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  /** Who made it; the account may be gone. */
  username: string;
  action: HistoryAction;
  event_id: number;
  /** The event's title, after the change where it still had one. */
  title: string;
  /** As it stood before; null where it was not there. */
  old: EventState | null;
  /** As it stood after; null where it was gone. */
  new: EventState | null;
  /** Whether this deletion can still be undone. */
  restorable: boolean;
}

/** The answer of `GET /all/history`, newest first. */
export interface HistoryPart {
  history: HistoryEntry[];
  /** What to ask for as `before` to go on; null at the end. */
  next: number | null;
}

/** How long a deleted event can be brought back, in days; after that it is gone. */
export const RESTORE_DAYS = 30;
