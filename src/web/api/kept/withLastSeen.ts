import type { UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { endpointPath } from '#shared/http/endpoints.ts';
import { type AuthState, selectAccessToken, selectAccount } from '#web/auth/authSlice.ts';
import { serverNow } from '#web/ui/hooks/serverNow.ts';
import { type ApiQuery, type ApiRequest, isOutage, OWN_BACKEND } from '../requests.ts';
import { copyShown, nowShown, outageReason } from './freshness.ts';
import { findSeen, keepSeen } from './seenStore.ts';

/** How long staff's screens wait for an answer before they show the stored one meanwhile. */
const SLOW_TIMEOUT_MS = 3000;

/** When this tab last changed something on the server, ISO 8601: answers from before that are out of date. */
let changedAt = '';

/** The key of a stored answer: its path and query. Undefined for searches and other requests that are not kept. */
function nameOf({ endpoint, pathParams, params = {} }: ApiRequest): string | undefined {
  if (!OWN_BACKEND || !endpoint.readOffline || params.search) return undefined;
  const given = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  return [endpointPath(endpoint, pathParams), ...given.sort()].join(' ');
}

/** The cache entry of a request. RTK Query has no selector that takes a cache key. */
const entryOf = ({ getState, queryCacheKey = '' }: BaseQueryApi) =>
  (getState() as { api: { queries: Record<string, { data?: unknown; originalArgs?: unknown }> } }).api.queries[
    queryCacheKey
  ];

/** The endpoints of the api slice: any query with its own arguments. */
type Endpoints = Record<string, { initiate(args: unknown, options: object): UnknownAction }>;

/**
 * Wraps the base query. While somebody is logged in, the answers that are to be read offline are stored on this device.
 * Where none comes, or the server is down, the stored one is the answer. Where it is slow, a screen without data gets the
 * stored one meanwhile, and asks again once the answer is there.
 *
 * @param endpointsOfApi gives the slice's endpoints: the slice calls this function, so this file cannot import it
 */
export const withLastSeen =
  (baseQuery: ApiQuery, endpointsOfApi: () => object): ApiQuery =>
  async (request, api, extraOptions) => {
    const auth = () => api.getState() as { auth: AuthState };
    const token = selectAccessToken(auth());
    const account = selectAccount(auth());
    const asked = nameOf(request);
    const isStill = () => selectAccessToken(auth()) === token;
    const ask = async () => {
      const answered = await baseQuery(request, api, extraOptions);
      const isChange = api.type === 'mutation' && request.endpoint.access !== 'public';
      if (!answered.error && isChange) changedAt = serverNow().toISOString();
      return answered;
    };
    if (!asked || token === null || account === null) return ask();

    const find = () => findSeen(account, asked).catch(() => undefined);
    const answering = ask().then(async (answered) => {
      // A browser may keep nothing.
      if (!answered.error) await keepSeen(account, asked, answered.data, isStill).catch(() => undefined);
      return answered;
    });
    const isHeld = () => entryOf(api)?.data !== undefined;
    const slow = new Promise<'slow'>((resolve) => void setTimeout(resolve, SLOW_TIMEOUT_MS, 'slow'));
    if ((await Promise.race([answering, slow])) === 'slow' && !isHeld()) {
      const kept = await find();
      if (kept) {
        api.dispatch(copyShown({ reason: 'slow', at: kept.at }));
        void answering.then(({ error }) => {
          const entry = entryOf(api);
          if (error || !entry || !isStill()) return;
          const again = (endpointsOfApi() as Endpoints)[api.endpoint];
          if (again) api.dispatch(again.initiate(entry.originalArgs, { forceRefetch: true, subscribe: false }));
          api.dispatch(nowShown());
        });
        return { data: kept.answer };
      }
    }
    const answered = await answering;
    const { error } = answered;
    if (!error || !isOutage(error)) return answered;
    const kept = await find();
    if (!kept || (isHeld() && kept.at < changedAt)) return answered;
    api.dispatch(copyShown({ reason: outageReason(), at: kept.at }));
    return { data: kept.answer };
  };
