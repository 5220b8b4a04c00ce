import { type BaseQueryFn, type FetchBaseQueryError, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type Call, callPath } from '#shared/calls.ts';
import { type AuthState, selectAccessToken, sessionExpired } from '#web/auth/authSlice.ts';

/** Where the calls go: another backend's address, or empty for the server that the page came from (rulings, 1). */
export const API_HOST: string = import.meta.env.VITE_API_HOST ?? '';

/** One call to make. */
export interface CallRequest {
  call: Call;
  /** Fills the `:name` parts of the call's path. */
  parameters?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string | undefined>;
  /** The token to send in place of the one held. */
  accessToken?: string;
  /** Reads the answer of a call that went through, where it is no JSON. */
  read?: (response: Response) => Promise<unknown>;
  /** Another way to send it, such as one that tells how much has gone out. */
  fetch?: typeof fetch;
  /**
   * What the answer must hold, as the name of a list in it or as a question put to it: one without it has failed,
   * whatever its status.
   */
  holds?: string | ((answer: unknown) => boolean);
}

/** Why a call failed. What a person reads of it is chosen by the situation, in errors.ts. */
export interface CallError {
  /** The answer's status; null where there was no answer, or none that could be read. */
  status: number | null;
  /** The server's own words, under `error` or under `message` (rulings, 1). */
  text: string | null;
  /** The exception's words where no answer came. */
  exception: string;
  /** The answer's body as it was sent. */
  answer: unknown;
}

const send = fetchBaseQuery({ baseUrl: API_HOST });

/**
 * Makes a call. Only staff's calls carry the token. A 401 ends the session only if the token that it answers is still
 * the one held: an answer to an older token, or a wrong password, never signs anybody out (rulings, 9).
 */
export const baseQuery: BaseQueryFn<CallRequest, unknown, CallError> = async (request, store, extraOptions) => {
  const { call, read } = request;
  const token = () => selectAccessToken(store.getState() as { auth: AuthState });
  const sent = call.access === 'staff' ? (request.accessToken ?? token()) : null;
  const answer = await (request.fetch ? fetchBaseQuery({ baseUrl: API_HOST, fetchFn: request.fetch }) : send)(
    {
      url: callPath(call, request.parameters),
      method: call.method,
      params: request.query,
      body: request.body,
      ...(read && { responseHandler: async (response) => (response.ok ? read(response) : response.json()) }),
      headers: { ...request.headers, ...(sent !== null && { authorization: `Bearer ${sent}` }) },
    },
    store,
    extraOptions,
  );
  if (!answer.error) {
    return holdsAsked(answer.data, request.holds) ? { data: answer.data } : { error: unreadable(answer.data) };
  }
  const error = readError(answer.error);
  if (error.status === 401 && call.access === 'staff' && token() === sent) store.dispatch(sessionExpired());
  return { error };
};

function holdsAsked(answer: unknown, asked: CallRequest['holds']): boolean {
  if (typeof asked === 'function') return asked(answer);
  return asked === undefined || Array.isArray((answer as Record<string, unknown> | null | undefined)?.[asked]);
}

/** A success that is none: a message in place of what was asked for. */
const unreadable = (answer: unknown): CallError => ({
  status: 200,
  text: serverText(answer),
  exception: 'The answer could not be read.',
  answer,
});

function readError(error: FetchBaseQueryError): CallError {
  if (typeof error.status === 'number') {
    return { status: error.status, text: serverText(error.data), exception: '', answer: error.data };
  }
  if (error.status === 'PARSING_ERROR') {
    const status = error.originalStatus >= 400 ? error.originalStatus : null;
    return { status, text: null, exception: 'The answer could not be read.', answer: null };
  }
  const exception = 'error' in error && error.error ? error.error : 'The call failed.';
  return { status: null, text: null, exception: exception.replace(/^\w*Error: /, ''), answer: null };
}

/** The server's words in an answer: the text under `error`, else the one under `message`, else null. */
export function serverText(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { error, message } = answer as { error?: unknown; message?: unknown };
  for (const text of [error, message]) if (typeof text === 'string' && text.trim() !== '') return text;
  return null;
}
