import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import type { Endpoint } from '#shared/http/endpoints.ts';
import type { ApiError } from './apiError.ts';

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
