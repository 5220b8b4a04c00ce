import { sql } from 'kysely';
import { SIGNERS } from '#shared/auth/usernames.ts';
import { isUnpublished } from '#shared/events/publishing.ts';
import type { AccountAction, EventState, HistoryAction, HistoryAnswer, HistoryEntry } from '#shared/history.ts';
import { searchable } from '#shared/searchable.ts';
import type { SermonState } from '#shared/sermons/sermon.ts';
import { churchClock, DAY_MS, readableDate } from '#shared/time.ts';
import { type Connection, type EventRow, type Schema, searchPatterns } from '../store.ts';
import { eventDto, findEvents } from './eventRows.ts';

/** A change that is made. */
interface NewEntry {
  at: string;
  username: string;
  action: HistoryAction;
  /** What was changed: an event, a sermon, or an account by its username. */
  event_id?: number;
  sermon_id?: number;
  account?: string;
  /** The session that changed an account; none for commands. */
  session?: { id: number; device: string };
  /** An event or sermon before and after; null where it was not there. */
  old?: EventState | SermonState | null;
  new?: EventState | SermonState | null;
}

/** Records a change, in the change's transaction. */
export async function writeHistory(transaction: Connection, { session, ...entry }: NewEntry): Promise<void> {
  const textOf = (state: NewEntry['old']) => (state ? JSON.stringify(state) : null);
  const written = { account: null, event_id: null, ...entry, old: textOf(entry.old), new: textOf(entry.new) };
  const by = { session_id: session?.id ?? null, device: session?.device ?? null };
  await transaction
    .insertInto('history')
    .values({ ...written, ...by, searched: searchedText(written) })
    .execute();
}

/** For how long a change that was made may be asked for again, by somebody whom its answer did not reach. */
const MAX_REPEAT_MS = DAY_MS;

/** The last of these changes of an account: by whom and from which session. Undefined if none may be asked for again. */
export const lastAccountChange = (db: Connection, account: string, actions: readonly AccountAction[], now: Date) =>
  db
    .selectFrom('history')
    .select(['username', 'session_id'])
    .where('account', '=', account)
    .where('action', 'in', actions)
    .where('at', '>=', new Date(now.getTime() - MAX_REPEAT_MS).toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Who makes the first account. */
export const AT_FIRST_START = SIGNERS.firstStart;

/** An event as its history keeps it. */
export function stateOf(event: EventRow): EventState {
  const { id: _, ...state } = eventDto(event);
  return state;
}

/**
 * A page of the history, newest first.
 *
 * @param search words that each entry must contain, ignoring case and accents
 * @param restorableSince later deletions can still be undone
 * @param accountsOf includes only this account's changes beside those of events; undefined includes everybody's
 */
export async function listHistory(
  db: Connection,
  asked: {
    search?: string | undefined;
    before?: number | undefined;
    limit: number;
    restorableSince: string;
    accountsOf: string | undefined;
  },
): Promise<HistoryAnswer> {
  const { search = '', before, limit, restorableSince, accountsOf } = asked;
  const sought = searchPatterns(search).map((pattern) => sql<boolean>`searched like ${pattern} escape '\\'`);
  const rows = await db
    .selectFrom('history')
    .leftJoin('events', (join) =>
      join.onRef('events.id', '=', 'history.event_id').onRef('events.deleted_at', '=', 'history.at'),
    )
    .leftJoin('sermons', 'sermons.id', 'history.sermon_id')
    .select(['history.id', 'history.at', 'username', 'action', 'event_id', 'sermon_id', 'account', 'old', 'new'])
    .select(['session_id', 'device', 'events.deleted_at', 'sermons.deleted_at as sermon_deleted_at', 'sermons.version'])
    .$if(before !== undefined, (query) => query.where('history.id', '<', before as number))
    .$if(accountsOf !== undefined, (query) =>
      query.where((where) => where.or([where('account', 'is', null), where('account', '=', accountsOf as string)])),
    )
    .$if(sought.length > 0, (query) => query.where((where) => where.and(sought)))
    .orderBy('history.id', 'desc')
    .limit(limit + 1)
    .execute();
  const history = rows.slice(0, limit).map((row): HistoryEntry => {
    const { deleted_at, sermon_deleted_at, version, session_id, device, sermon_id, old: before, new: after } = row;
    const { id, at, username, action, event_id, account } = row;
    const isLastDeletion = deleted_at !== null || sermon_deleted_at === at;
    const restorable = action === 'deleted' && isLastDeletion && at > restorableSince;
    const entry = { id, at, username, action, event_id, account, restorable };
    const session = session_id === null ? null : { id: session_id, device: device ?? '' };
    if (sermon_id !== null) {
      const [old, now] = [readState<SermonState>(before), readState<SermonState>(after)];
      const sermon = { id: sermon_id, version: sermon_deleted_at === null ? version : null, old, new: now };
      return { ...entry, session, title: (now ?? old)?.title ?? '', old: null, new: null, sermon };
    }
    const [old, now] = [readState<EventState>(before), readState<EventState>(after)];
    return { ...entry, session, title: (now ?? old)?.title ?? '', old, new: now };
  });
  const ids = new Set(history.map(({ event_id }) => event_id).filter((id) => id !== null));
  const there = await findEvents(db, [...ids]);
  const events = Object.fromEntries(there.map((row) => [row.id, stateOf(row)]));
  return { history, events, next: rows.length > limit ? (history.at(-1)?.id ?? null) : null };
}

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

/** What a search of the history looks at: who and what was done, and the texts before and after. */
export function searchedText(
  entry: Pick<Schema['history'], 'username' | 'action' | 'account' | 'old' | 'new'>,
): string {
  const { username, action, account } = entry;
  const texts = [entry.old, entry.new].flatMap((text) => (text === null ? [] : textsOf(JSON.parse(text))));
  return searchable([...new Set([username, action, account, ...texts])].filter(Boolean).join(' '));
}

/** The texts of an event or a sermon. */
function textsOf(state: Partial<EventState & SermonState>): string[] {
  const { category, venue, status, preacher, passages, series, notes } = state;
  const day = state.start_date ?? state.date;
  const written = (['title', 'description', 'status_note'] as const).flatMap((name) => [
    state[name],
    state[`${name}_sw`],
  ]);
  const texts = [...written, category, venue, day && readableDate(day), status, preacher, passages, series, notes];
  return texts.filter((text) => text != null);
}
