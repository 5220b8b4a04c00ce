import { sql } from 'kysely';
import { SIGNERS } from '#shared/auth/usernames.ts';
import type { AccountAction, EventAction, EventState, HistoryAnswer, HistoryEntry } from '#shared/history.ts';
import type { SermonState } from '#shared/sermons/sermon.ts';
import type { Connection, EventRow } from '../schema.ts';
import { searchPatterns } from '../searchPatterns.ts';
import { COLUMNS } from './eventColumns.ts';
import { eventDto } from './eventDto.ts';
import { readState } from './historyStates.ts';
import { searchedText } from './searchedText.ts';

interface NewEntry {
  at: string;
  username: string;
  action: EventAction;
  /** The event before and after; null if it did not exist. */
  old: EventRow | null;
  new: EventRow | null;
}

/** Records a change of an event, in the change's transaction. */
export async function writeHistory(transaction: Connection, entry: NewEntry): Promise<void> {
  const { at, username, action } = entry;
  const event_id = (entry.new ?? entry.old)?.id;
  if (event_id === undefined) throw new Error('A change of no event cannot be written down.');
  const states = { old: stateText(entry.old), new: stateText(entry.new) };
  const searched = searchedText({ username, action, account: null, ...states });
  await transaction
    .insertInto('history')
    .values({ at, username, action, event_id, account: null, ...states, searched })
    .execute();
}

export interface AccountEntry {
  at: string;
  username: string;
  action: AccountAction;
  /** The changed account's username. */
  account: string;
  /** The session that made the change; none for commands. */
  session?: { id: number; device: string };
}

/** Who makes the first account. */
export const AT_FIRST_START = SIGNERS.firstStart;

interface SermonEntry extends Omit<NewEntry, 'old' | 'new'> {
  sermon_id: number;
  old: SermonState | null;
  new: SermonState | null;
}

/** Records a change of a sermon, in the change's transaction. */
export async function writeSermonHistory(transaction: Connection, entry: SermonEntry): Promise<void> {
  const [old, now] = [entry.old, entry.new].map((state) => state && JSON.stringify(state)) as [string, string];
  const written = { ...entry, account: null, old, new: now };
  await transaction
    .insertInto('history')
    .values({ ...written, event_id: null, searched: searchedText(written) })
    .execute();
}

/** Records a change of an account, in the change's transaction. */
export async function writeAccountHistory(transaction: Connection, entry: AccountEntry): Promise<void> {
  const { session, ...written } = entry;
  await transaction
    .insertInto('history')
    .values({
      ...written,
      session_id: session?.id ?? null,
      device: session?.device ?? null,
      event_id: null,
      old: null,
      new: null,
      searched: searchedText({ ...written, old: null, new: null }),
    })
    .execute();
}

function stateOf(event: EventRow): EventState {
  const { id: _, ...state } = eventDto(event);
  return state;
}

const stateText = (event: EventRow | null): string | null => (event ? JSON.stringify(stateOf(event)) : null);

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
  const events = await currentStates(db, history);
  return { history, events, next: rows.length > limit ? (history.at(-1)?.id ?? null) : null };
}

/** The events of some entries as they are now, by their ids. */
async function currentStates(db: Connection, entries: readonly HistoryEntry[]): Promise<HistoryAnswer['events']> {
  const ids = new Set(entries.map(({ event_id }) => event_id).filter((id) => id !== null));
  if (ids.size === 0) return {};
  const rows = await db
    .selectFrom('events')
    .select(COLUMNS)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.id, stateOf(row)]));
}
