import { isUnpublished } from '#shared/events/publishing.ts';
import type { EventState } from '#shared/history.ts';
import { churchClock } from '#shared/time.ts';
import type { Connection } from '../store.ts';

/** A state as the history stores it. */
export const readState = <State>(text: string | null): State | null => (text === null ? null : JSON.parse(text));

/** What a change is of: one event or one sermon. */
type Subject = { event_id: number } | { sermon_id: number };

const ofSubject = (db: Connection, subject: Subject) =>
  'event_id' in subject
    ? db.selectFrom('history').where('event_id', '=', subject.event_id)
    : db.selectFrom('history').where('sermon_id', '=', subject.sermon_id);

const lastChange = (db: Connection, subject: Subject) =>
  ofSubject(db, subject).select(['at', 'old', 'new']).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** The state after an entry of an event's or sermon's history; undefined if it has no such entry, or was gone then. */
export async function entryState<State>(db: Connection, entry: number, subject: Subject): Promise<State | undefined> {
  const found = await ofSubject(db, subject).select('new').where('id', '=', entry).executeTakeFirst();
  return readState<State>(found?.new ?? null) ?? undefined;
}

/** Whether an event or sermon was removed from the site; not if only staff ever saw it. */
export async function wasRemoved(db: Connection, subject: Subject): Promise<boolean> {
  if (Object.values(subject).some((id) => id <= 0)) return false;
  const last = await lastChange(db, subject);
  if (!last?.old || last.new) return false;
  return !isUnpublished(JSON.parse(last.old), churchClock(new Date(last.at)));
}

/** The state of an event before its change to this version; undefined if that was not its last change. */
export async function stateBefore(db: Connection, id: number, version: number): Promise<EventState | undefined> {
  const last = await lastChange(db, { event_id: id });
  const old = readState<EventState>(last?.old ?? null);
  return old && readState<EventState>(last?.new ?? null)?.version === version ? old : undefined;
}
