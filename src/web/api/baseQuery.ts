import {
  type BaseQueryApi,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query/react';
import { endpointPath } from '#shared/http/endpoints.ts';
import type { PageInput } from '#shared/http/renderBundle.ts';
import { type AuthState, selectAccessToken, sessionExpired } from '#web/auth/authSlice.ts';
import { checkToken, type StoreExtra } from '#web/auth/token.ts';
import { followServerClock } from '#web/ui/hooks/serverNow.ts';
import { language } from '#words/language.ts';
import {
  API_HOST,
  type ApiError,
  type ApiQuery,
  type ApiRequest,
  carriesError,
  OWN_BACKEND,
  refusal,
  sessionOver,
  unanswered,
  type ValidateStatus,
} from './requests.ts';

type Sent = QueryReturnValue<unknown, FetchBaseQueryError, FetchBaseQueryMeta>;

const send = fetchBaseQuery({ baseUrl: API_HOST });

/**
 * How long to wait for a request that is safe to repeat: a connection that hangs must not block the requests queued
 * behind it.
 */
const REPEATABLE_TIMEOUT_MS = 60_000;

/**
 * Adds the language, so that our own server answers a Kiswahili page in Kiswahili
 * (server/http/visitorLanguage.ts).
 */
const inItsLanguage = (params: ApiRequest['params']) =>
  OWN_BACKEND && language !== 'en' ? { ...params, lang: language } : params;

async function sendInProcess(answer: PageInput['answer'], request: ApiRequest, isValid: ValidateStatus): Promise<Sent> {
  const { endpoint, pathParams, params, body } = request;
  const { status, body: data } = await answer({ endpoint, pathParams, params, body });
  return isValid({ ok: status < 300 } as Response, data) ? { data } : { error: { status, data } };
}

/**
 * Sends a request. Only staff's requests carry the token. A 401 ends the session only if the token that it answers is still
 * the one held: an answer to an older token, or a wrong password, never signs anybody out (rulings, 9).
 */
export const baseQuery: ApiQuery = async (asked, api, extraOptions) => {
  const request = { ...asked, params: inItsLanguage(asked.params) };
  const { endpoint, pathParams, accessToken, fetchFn, needsNothing, ...args } = request;
  const token = () => selectAccessToken(api.getState() as { auth: AuthState });
  const forStaff = endpoint.access !== 'public';
  const sent = forStaff ? (accessToken ?? heldToken(api)) : null;
  if (forStaff && sent === null) return { error: sessionOver };
  const validateStatus: ValidateStatus = (response, body) =>
    response.ok && !carriesError(body) && (args.validateStatus?.(response, body) ?? true);
  const overHttp = fetchFn ? fetchBaseQuery({ baseUrl: API_HOST, fetchFn }) : send;
  const { answer: inProcess } = api.extra as { answer?: PageInput['answer'] };
  const answer: Sent = inProcess
    ? await sendInProcess(inProcess, request, validateStatus)
    : await overHttp(
        {
          ...args,
          url: endpointPath(endpoint, pathParams),
          method: endpoint.method,
          validateStatus,
          ...(args.headers?.['idempotency-key'] && !fetchFn && { timeout: REPEATABLE_TIMEOUT_MS }),
          headers: { ...args.headers, ...(sent !== null && { authorization: `Bearer ${sent}` }) },
        },
        api,
        extraOptions,
      );
  if (OWN_BACKEND) followClockOf(answer.meta?.response?.headers);
  if (!answer.error) return { data: answer.data };
  const error = readError(answer.error);
  if (error.kind === 'unreadable' && needsNothing) return { data: null };
  if (error.status === 401 && forStaff && token() === sent) {
    api.dispatch(sessionExpired());
    return { error: { ...error, kind: 'ended' } };
  }
  return { error };
};

/** Follows the server's clock, but not by an answer that the browser may have kept. */
function followClockOf(headers?: Headers): void {
  const date = headers?.get('date');
  if (date && headers?.get('cache-control')?.includes('no-')) followServerClock({ now: date, until: date }, Date.now());
}

/** The token at the moment of the request; without one the session is over. */
function heldToken({ dispatch, getState, extra }: BaseQueryApi): string | null {
  return checkToken()(dispatch, getState as () => { auth: AuthState }, extra as StoreExtra);
}

/** A 2xx answer that is a failure: not JSON, or a message in place of the data. */
const unreadable = (status: number, answer: unknown): ApiError => ({
  ...refusal(status, answer),
  kind: 'unreadable',
  exception: 'The answer could not be read.',
});

function readError(error: FetchBaseQueryError): ApiError {
  if (typeof error.status === 'number') {
    const { status, data } = error;
    return (status < 300 && !carriesError(data) ? unreadable : refusal)(status, data);
  }
  if (error.status === 'PARSING_ERROR') {
    return (error.originalStatus >= 400 ? refusal : unreadable)(error.originalStatus, null);
  }
  const exception = 'error' in error && error.error ? error.error : 'The request failed.';
  const words = exception.replace(/^\w*Error: /, '');
  return unanswered(words);
}
