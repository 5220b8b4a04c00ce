import { sql } from 'kysely';
import { SIGNERS } from '#shared/auth/usernames.ts';
import type {
  AccountAction,
  EventAction,
  EventState,
  HistoryAction,
  HistoryAnswer,
  HistoryEntry,
} from '#shared/history.ts';
import type { SermonState } from '#shared/sermons/sermon.ts';
import { DAY_MS } from '#shared/time.ts';
import { type Connection, type EventRow, searchPatterns } from '../store.ts';
import { eventDto } from './eventColumns.ts';
import { readState } from './historyStates.ts';
import { findEvents } from './lockEvents.ts';
import { searchedText } from './searchedText.ts';

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

async function insertEntry(transaction: Connection, { session, ...entry }: NewEntry): Promise<void> {
  const textOf = (state: NewEntry['old']) => (state ? JSON.stringify(state) : null);
  const written = { account: null, event_id: null, ...entry, old: textOf(entry.old), new: textOf(entry.new) };
  const by = { session_id: session?.id ?? null, device: session?.device ?? null };
  await transaction
    .insertInto('history')
    .values({ ...written, ...by, searched: searchedText(written) })
    .execute();
}

type Change<State> = Pick<NewEntry, 'at' | 'username'> & { action: EventAction; old: State | null; new: State | null };

/** Records a change of an event, in the change's transaction. */
export async function writeHistory(transaction: Connection, change: Change<EventRow>): Promise<void> {
  const event_id = (change.new ?? change.old)?.id;
  if (event_id === undefined) throw new Error('A change of no event cannot be written down.');
  const [old, now] = [change.old, change.new].map((row) => row && stateOf(row));
  await insertEntry(transaction, { ...change, event_id, old: old ?? null, new: now ?? null });
}

/** Records a change of a sermon, in the change's transaction. */
export const writeSermonHistory = (
  transaction: Connection,
  change: Change<SermonState> & { sermon_id: number },
): Promise<void> => insertEntry(transaction, change);

export type AccountEntry = Pick<NewEntry, 'at' | 'username' | 'session'> & { action: AccountAction; account: string };

/** Records a change of an account, in the change's transaction. */
export const writeAccountHistory = (transaction: Connection, change: AccountEntry): Promise<void> =>
  insertEntry(transaction, change);

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

function stateOf(event: EventRow): EventState {
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
