import type { UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { endpointPath } from '#shared/http/endpoints.ts';
import { type AuthState, selectAccessToken, selectAccount } from '#web/auth/authSlice.ts';
import type { Answered, ApiRequest } from '../apiRequest.ts';
import { LAST_SEEN_ATTRIBUTE, LAST_SEEN_EVENT, LAST_SEEN_SLOW } from './lastSeenName.ts';
import { type Asked, findSeen, type Kept, keepSeen } from './seenStore.ts';

/** The last answers that staff's screens got, stored on this device to be read offline. */

/** The endpoints of the api slice: any query with its own arguments. */
export type Endpoints = Record<string, { initiate(args: unknown, options: object): UnknownAction }>;

type State = Pick<BaseQueryApi, 'getState'>;

/** When this tab last changed something on the server, ISO 8601: answers from before that are out of date. */
let changedAt = '';

/** Stores an answer. If none came, or the server is down, finds the account's last answer to the same request. */
export async function followRequest(
  request: ApiRequest,
  answered: Answered,
  queryApi: BaseQueryApi,
): Promise<Answered> {
  const { error } = answered;
  const { access, method, readOffline } = request.endpoint;
  if (!error && method !== 'GET' && access !== 'public') changedAt = new Date().toISOString();
  if (!readOffline) return answered;
  if (!error) await keepAnswer(request, answered.data, queryApi);
  const isDown = error && (error.kind === 'unanswered' || (error.status ?? 0) >= 500);
  const kept = isDown ? await findKept(request, queryApi) : undefined;
  if (!kept || (isHeld(queryApi) && kept.at < changedAt)) return answered;
  say(kept.at, false);
  return { data: kept.answer };
}

/** How long staff's screens wait for an answer before they show the stored one meanwhile. */
const SLOW_TIMEOUT_MS = 3000;

async function isSlow(answering: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, SLOW_TIMEOUT_MS, true);
  });
  return Promise.race([answering.then(() => false), slow]).finally(() => clearTimeout(timer));
}

/** How many requests of each store still run while their stored answers are shown. The key is the store's extra argument. */
const awaited = new WeakMap<object, number>();

/** Counts one more, one less, or as many as before, and returns how many there are. */
function countAwaited({ extra }: BaseQueryApi, change: 1 | 0 | -1): number {
  const count = (awaited.get(extra as object) ?? 0) + change;
  awaited.set(extra as object, count);
  return count;
}

/**
 * Finds the stored answer to a slow request, for a screen that has no data yet. When the new answer comes, the screen's
 * query is dispatched again and gets it.
 *
 * @param late.endpoints the endpoints of the api slice; the screen's query is one of them
 * @param late.cameLate called with the new answer, before the query is dispatched again
 */
export async function seenMeanwhile(
  request: ApiRequest,
  answering: Promise<Answered>,
  queryApi: BaseQueryApi,
  late: { endpoints: Endpoints; cameLate: (answered: Answered) => void },
): Promise<Answered | undefined> {
  if (!(await isSlow(answering)) || isHeld(queryApi)) return undefined;
  const kept = await findKept(request, queryApi);
  if (!kept) return undefined;
  const token = () => selectAccessToken(queryApi.getState() as { auth: AuthState });
  const held = token();
  countAwaited(queryApi, 1);
  say(kept.at, true);
  void answering.then(async (answered) => {
    countAwaited(queryApi, -1);
    if (answered.error || token() !== held) return;
    await keepAnswer(request, answered.data, queryApi);
    late.cameLate(answered);
    askAgain(queryApi, late.endpoints);
    if (countAwaited(queryApi, 0) === 0) sayNoMore();
  });
  return { data: kept.answer };
}

/** The cache entry of a request. RTK Query has no selector that takes a cache key. */
const entryOf = ({ getState, queryCacheKey = '' }: BaseQueryApi) =>
  (getState() as { api: { queries: Record<string, { data?: unknown; originalArgs?: unknown }> } }).api.queries[
    queryCacheKey
  ];

/** Dispatches the query of a request again. */
function askAgain(queryApi: BaseQueryApi, endpoints: Endpoints): void {
  const entry = entryOf(queryApi);
  const query = endpoints[queryApi.endpoint];
  if (entry && query) queryApi.dispatch(query.initiate(entry.originalArgs, { forceRefetch: true, subscribe: false }));
}

/** Announces that stored data is shown, and why. @param at when it was fetched, ISO 8601 */
function say(at: string, slow: boolean): void {
  const { dataset } = document.documentElement;
  if (!dataset[LAST_SEEN_ATTRIBUTE] || at < dataset[LAST_SEEN_ATTRIBUTE]) dataset[LAST_SEEN_ATTRIBUTE] = at;
  if (slow) dataset[LAST_SEEN_SLOW] = '';
  else delete dataset[LAST_SEEN_SLOW];
  dispatchEvent(new Event(LAST_SEEN_EVENT));
}

function sayNoMore(): void {
  const { dataset } = document.documentElement;
  if (dataset[LAST_SEEN_SLOW] === undefined) return; // other stored data is shown, for another reason
  delete dataset[LAST_SEEN_ATTRIBUTE];
  delete dataset[LAST_SEEN_SLOW];
  dispatchEvent(new Event(LAST_SEEN_EVENT));
}

const findKept = async (request: ApiRequest, queryApi: State): Promise<Pick<Kept, 'answer' | 'at'> | undefined> => {
  const asked = askedBy(request, queryApi);
  return asked && findSeen(asked).catch(() => undefined);
};

/** Stores an answer. A mutation that answers a whole list passes the request that would have fetched the list. */
export async function keepAnswer(request: ApiRequest, answer: unknown, queryApi: State): Promise<void> {
  const token = () => selectAccessToken(queryApi.getState() as { auth: AuthState });
  const held = token();
  const asked = askedBy(request, queryApi);
  if (asked) await keepSeen(asked, answer, () => token() === held).catch(() => undefined); // the browser keeps nothing
}

/** The account and the path of a request; undefined if no account is logged in. */
function askedBy({ endpoint, pathParams, params }: ApiRequest, { getState }: State): Asked | undefined {
  const state = getState() as { auth: AuthState };
  const account = selectAccount(state);
  if (account === null || selectAccessToken(state) === null) return undefined;
  return { account, path: endpointPath(endpoint, pathParams), query: params };
}

/** Whether the cache has an answer already. */
const isHeld = (queryApi: BaseQueryApi): boolean => entryOf(queryApi)?.data !== undefined;
