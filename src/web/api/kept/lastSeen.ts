import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { endpointPath } from '#shared/http/endpoints.ts';
import { type AuthState, selectAccessToken, selectAccount } from '#web/auth/authSlice.ts';
import type { CallRequest } from '../baseQuery.ts';
import { LAST_SEEN } from './lastSeenName.ts';
import type { Call } from './withLastSeen.ts';

/** What the server answered staff's screens last, kept on this device to be read without a network. */

/** Whose answer it is to what. */
interface Asked {
  account: string;
  /** The path of the call, filled in. */
  path: string;
  query?: Record<string, string | number | boolean | undefined> | undefined;
}

interface Kept {
  /** The path with its query. */
  asked: string;
  account: string;
  answer: unknown;
  /** When it was answered, ISO 8601. */
  at: string;
}

interface Schema extends DBSchema {
  answers: { key: string; value: Kept; indexes: { at: string } };
}

/** How many answers are kept; the oldest go first. */
const MAX_ANSWERS = 60;

/** The lifetime of an unused session. Older answers are not shown: the session has ended, even if this device is offline. */
const MAX_AGE_MS = 12 * 3_600_000;

const nameOf = ({ path, query = {} }: Asked): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  return [path, ...given.sort()].join(' ');
};

/** Accounts are told apart as at the login: by their names in any case. */
const ownerOf = ({ account }: Asked): string => account.normalize('NFKC').toLowerCase();

type Answered = Awaited<ReturnType<Call>>;
type State = Pick<BaseQueryApi, 'getState'>;

/** When this tab last changed something on the server, ISO 8601: older answers are no longer what is shown. */
let changedAt = '';

/** Keeps an answer; where none came, finds the last one of the same account, if staff may read that. */
export async function followCall(request: CallRequest, answered: Answered, store: BaseQueryApi): Promise<Answered> {
  const { error } = answered;
  const { access, method, readOffline } = request.call;
  if (!error && method !== 'GET' && access !== 'public') changedAt = new Date().toISOString();
  if (!readOffline) return answered;
  if (!error) await keepAnswer(request, answered.data, store);
  const asked = error?.kind === 'unanswered' ? askedBy(request, store) : undefined;
  const kept = asked && (await findSeen(asked).catch(() => undefined));
  if (!kept || (isHeld(store) && kept.at < changedAt)) return answered;
  const { dataset } = document.documentElement;
  if (!dataset[LAST_SEEN] || kept.at < dataset[LAST_SEEN]) dataset[LAST_SEEN] = kept.at;
  dispatchEvent(new Event(LAST_SEEN));
  return { data: kept.answer };
}

/** Keeps an answer, or what a change answered as if it had been asked for. */
export async function keepAnswer(request: CallRequest, answer: unknown, store: State): Promise<void> {
  const token = () => selectAccessToken(store.getState() as { auth: AuthState });
  const held = token();
  const asked = askedBy(request, store);
  if (asked) await keepSeen(asked, answer, () => token() === held).catch(() => undefined); // the browser keeps nothing
}

/** The account and the call of a request; undefined if no account is logged in. */
function askedBy({ call, parameters, query }: CallRequest, { getState }: State): Asked | undefined {
  const state = getState() as { auth: AuthState };
  const account = selectAccount(state);
  if (account === null || selectAccessToken(state) === null) return undefined;
  return { account, path: endpointPath(call, parameters), query };
}

/** Whether this tab holds an answer already. */
function isHeld({ getState, queryCacheKey = '' }: BaseQueryApi): boolean {
  const { queries } = (getState() as { api: { queries: Record<string, { data?: unknown } | undefined> } }).api;
  return queries[queryCacheKey]?.data !== undefined;
}

/** Opens the database. A deletion from another tab need not wait for this one. */
const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(LAST_SEEN, 1, {
    upgrade: (db) => void db.createObjectStore('answers', { keyPath: 'asked' }).createIndex('at', 'at'),
    blocking: (_from, _to, { target }) => (target as IDBDatabase).close(),
  });

/**
 * Keeps an answer in place of an older one. Those of another account are deleted. A search is not kept.
 *
 * @param isStill whether the session that asked is still the one of this device
 */
async function keepSeen(asked: Asked, answer: unknown, isStill: () => boolean): Promise<void> {
  if (asked.query?.search) return;
  const db = await open();
  const transaction = db.transaction('answers', 'readwrite');
  transaction.done.catch(() => undefined); // the request that failed tells of it
  try {
    const { store } = transaction;
    const account = ownerOf(asked);
    const all = await store.index('at').getAll();
    const others = all.filter((kept) => kept.account !== account);
    const tooMany = all.slice(0, Math.max(0, all.length - others.length + 1 - MAX_ANSWERS));
    for (const kept of [...others, ...tooMany]) await store.delete(kept.asked);
    if (isStill()) await store.put({ asked: nameOf(asked), account, answer, at: new Date().toISOString() });
    await transaction.done;
  } finally {
    db.close();
  }
}

/** The last answer to the same question of the same account, and when it came; undefined if there is none. */
async function findSeen(asked: Asked): Promise<Pick<Kept, 'answer' | 'at'> | undefined> {
  const db = await open();
  try {
    const kept = await db.get('answers', nameOf(asked));
    if (kept?.account !== ownerOf(asked)) return undefined;
    return Date.now() - Date.parse(kept.at) < MAX_AGE_MS ? kept : undefined;
  } finally {
    db.close();
  }
}

/**
 * Changes kept answers as a change on the server has changed what they answer.
 *
 * @param path the path of the call
 */
export async function changeSeen<Answer>(path: string, change: (answer: Answer) => Answer): Promise<void> {
  const db = await open();
  try {
    const transaction = db.transaction('answers', 'readwrite');
    for await (const cursor of transaction.store) {
      const kept = cursor.value;
      if (kept.asked.split(' ')[0] === path) void cursor.update({ ...kept, answer: change(kept.answer as Answer) });
    }
    await transaction.done;
  } finally {
    db.close();
  }
}
