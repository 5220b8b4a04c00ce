import { type InferType, object } from 'yup';
import type { EventField } from './events/event.ts';
import type { EventLife } from './events/eventLife.ts';
import { pageFields, rowId } from './http/rows.ts';
import type { SermonState } from './sermons/sermon.ts';
import { textField } from './text.ts';

/** The query of `GET /all/history`. */
export const historyQuerySchema = object({ search: textField('Search', 200).optional(), ...pageFields });

/** The body of `POST /revert/events/{id}`: the event becomes as it was after that entry of its history. */
export const revertSchema = object({ entry: rowId('Choose an entry of the history by its id.') });
export type RevertTo = InferType<typeof revertSchema>;

/** What can be done to an event or a sermon. */
export type EventAction = 'created' | 'updated' | 'deleted' | 'restored';

/** What can be done to an account. */
export type AccountAction =
  | 'owner added'
  | 'editor added'
  | 'account removed'
  | 'made owner'
  | 'made editor'
  | 'password changed'
  | 'password reset'
  | 'invited'
  | 'invitation accepted'
  | 'factor on'
  | 'factor off'
  | 'factor cleared'
  | 'codes renewed';

export type HistoryAction = EventAction | AccountAction;

/** An event as it stood. */
export type EventState = Record<Exclude<EventField, 'image'>, string> & {
  image: string | null;
  version: number;
} & EventLife;

/** One change of an event, a sermon or an account. */
export interface HistoryEntry {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  /** Who made it; the account may be gone. */
  username: string;
  action: HistoryAction;
  /** Null where no event was changed. */
  event_id: number | null;
  /** The username of the account that was changed; null where none was. */
  account: string | null;
  /** The session that changed an account; null where none was changed, or where it was done at the server. */
  session: { id: number; device: string } | null;
  /** The title of the event or sermon, after the change where it still had one; empty where an account was changed. */
  title: string;
  /**
   * A sermon before and after its change, null where it was not there, and the version that it has now, null where it
   * is gone; missing where no sermon was changed.
   */
  sermon?: { id: number; version: number | null; old: SermonState | null; new: SermonState | null };
  /** The event as it stood before; null where it was not there. */
  old: EventState | null;
  /** As it stood after; null where it was gone. */
  new: EventState | null;
  /** Whether this deletion can still be undone. */
  restorable: boolean;
}

/** The answer of `GET /all/history`: one page, newest first. */
export interface HistoryAnswer {
  history: HistoryEntry[];
  /** The events in them as they are now, by their ids; without those that are gone. */
  events: Record<string, EventState>;
  /** The next page's `before`; null at the end. */
  next: number | null;
}

/** How long a deleted event or sermon can be brought back, in days; after that it is gone. */
export const MAX_RESTORE_DAYS = 30;
