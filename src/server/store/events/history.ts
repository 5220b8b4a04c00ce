import type { AccountAction, EventAction, EventState, HistoryEntry, HistoryPart } from '#shared/history.ts';
import type { Connection, EventRow, HistoryTable } from '../schema.ts';
import { compiledOnce } from '../sqlite/compiledOnce.ts';
import { eventDto } from './eventDto.ts';

interface NewEntry {
  at: string;
  username: string;
  action: EventAction;
  /** The event before and after; null if it did not exist. */
  old: EventRow | null;
  new: EventRow | null;
}

const insertEntry = compiledOnce(
  (
    transaction,
    { at, username, action, event_id, old, new: now }: Omit<HistoryTable, 'id' | 'account' | 'session_id' | 'device'>,
  ) => transaction.insertInto('history').values({ at, username, action, event_id, account: null, old, new: now }),
);

/** Records a change of an event, in the change's transaction. */
export async function writeHistory(transaction: Connection, entry: NewEntry): Promise<void> {
  const { at, username, action } = entry;
  const event_id = (entry.new ?? entry.old)?.id;
  if (event_id === undefined) throw new Error('A change of no event cannot be written down.');
  await insertEntry(transaction, { at, username, action, event_id, old: stateOf(entry.old), new: stateOf(entry.new) });
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
    })
    .execute();
}

function stateOf(event: EventRow | null): string | null {
  if (!event) return null;
  const { id: _, ...state } = eventDto(event);
  return JSON.stringify(state satisfies EventState);
}

/**
 * A page of the history, newest first.
 *
 * @param restorableSince later deletions can still be undone
 * @param accountsOf includes only this account's changes beside those of events; undefined includes everybody's
 */
export async function listHistory(
  db: Connection,
  part: { before?: number | undefined; limit: number; restorableSince: string; accountsOf: string | undefined },
): Promise<HistoryPart> {
  const { before, limit, restorableSince, accountsOf } = part;
  const rows = await db
    .selectFrom('history')
    .leftJoin('events', (join) =>
      join.onRef('events.id', '=', 'history.event_id').onRef('events.deleted_at', '=', 'history.at'),
    )
    .select([
      'history.id',
      'history.at',
      'username',
      'action',
      'event_id',
      'account',
      'old',
      'new',
      'session_id',
      'device',
      'events.deleted_at',
    ])
    .$if(before !== undefined, (query) => query.where('history.id', '<', before as number))
    .$if(accountsOf !== undefined, (query) =>
      query.where((where) => where.or([where('account', 'is', null), where('account', '=', accountsOf as string)])),
    )
    .orderBy('history.id', 'desc')
    .limit(limit + 1)
    .execute();
  const history = rows.slice(0, limit).map(({ deleted_at, session_id, device, ...row }): HistoryEntry => {
    const [old, now] = [readState(row.old), readState(row.new)];
    const restorable = row.action === 'deleted' && deleted_at !== null && deleted_at > restorableSince;
    const session = session_id === null ? null : { id: session_id, device: device ?? '' };
    return { ...row, session, title: (now ?? old)?.title ?? '', old, new: now, restorable };
  });
  return { history, next: rows.length > limit ? (history.at(-1)?.id ?? null) : null };
}

const readState = (text: string | null): EventState | null => (text === null ? null : JSON.parse(text));
