import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import type { Endpoint } from '#shared/http/endpoints.ts';
import type { ApiError } from './answers.ts';
import { OWN_BACKEND } from './backend.ts';

/** What of an argument goes into headers. */
type Sent = { idempotencyKey?: string; version?: number; accessToken?: string };

/**
 * The request of an endpoint with one flat argument: what the endpoint's path names goes there, an `idempotencyKey`, a
 * `version` and an `accessToken` become headers, and the rest is the body, or the query of a GET.
 */
export function requestTo(endpoint: Endpoint, argument: object, more: Partial<ApiRequest> = {}): ApiRequest {
  const { idempotencyKey: key, version, accessToken, ...fields } = argument as Sent;
  const steps = endpoint.path.split('/');
  const headers = {
    ...(OWN_BACKEND && key && { 'idempotency-key': key }), // another origin may refuse a header that it does not know
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  };
  const request: ApiRequest = { endpoint, headers, ...(accessToken && { accessToken }), ...more };
  for (const [name, value] of Object.entries(fields)) {
    if (steps.includes(`:${name}`)) request.pathParams = { ...request.pathParams, [name]: String(value) };
    else if (endpoint.method === 'GET') request.params = { ...request.params, [name]: value as string };
    else request.body = { ...request.body, [name]: value };
  }
  return request;
}

/** The `query` of an endpoint of the api slice whose argument is what `requestTo` takes. */
export const asks =
  <Argument>(endpoint: Endpoint, more?: Partial<ApiRequest>) =>
  (argument: Argument): ApiRequest =>
    requestTo(endpoint, argument ?? {}, more);

export type ValidateStatus = NonNullable<FetchArgs['validateStatus']>;

/** One request: RTK Query's `FetchArgs`, with an endpoint of the contract in place of `url` and `method`. */
export interface ApiRequest extends Pick<FetchArgs, 'body' | 'responseHandler'> {
  endpoint: Endpoint;
  /** Fills the `:name` parameters of the endpoint's path. */
  pathParams?: Record<string, string>;
  params?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string | undefined>;
  /** A token to send instead of the stored one. */
  accessToken?: string;
  /** Another `fetch`, such as one that reports the progress of an upload. */
  fetchFn?: typeof fetch;
  /** Checks the body of a 2xx answer. Other answers, and those that carry `error` (rulings, 30), have failed anyway. */
  validateStatus?: ValidateStatus;
  /** Whether the answer's content does not matter: one that is empty or not JSON is a success (rulings, 30). */
  needsNothing?: boolean;
}

/** The base query of the api slice, and what it returns. */
export type ApiQuery = BaseQueryFn<ApiRequest, unknown, ApiError>;
export type Answered = Awaited<ReturnType<ApiQuery>>;
