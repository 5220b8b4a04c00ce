import type { Endpoint } from '#shared/http/endpoints.ts';
import type { ApiRequest } from './apiRequest.ts';
import { OWN_BACKEND } from './backend.ts';

/**
 * The request of an endpoint with one flat argument: what the endpoint's path names goes there, an `idempotencyKey` and a
 * `version` become headers, and the rest is the body, or the query of a GET.
 */
export function requestTo(endpoint: Endpoint, argument: object, more: Partial<ApiRequest> = {}): ApiRequest {
  const { idempotencyKey: key, version, ...fields } = argument as { idempotencyKey?: string; version?: number };
  const steps = endpoint.path.split('/');
  const headers = {
    ...(OWN_BACKEND && key && { 'idempotency-key': key }), // another origin may refuse a header that it does not know
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  };
  const request: ApiRequest = { endpoint, headers, ...more };
  for (const [name, value] of Object.entries(fields)) {
    if (steps.includes(`:${name}`)) request.pathParams = { ...request.pathParams, [name]: String(value) };
    else if (endpoint.method === 'GET') request.params = { ...request.params, [name]: value as string };
    else request.body = { ...request.body, [name]: value };
  }
  return request;
}

/** The `query` of an endpoint of the api slice whose argument is what `requestTo` takes. */
export const asks =
  (endpoint: Endpoint, more?: Partial<ApiRequest>) =>
  // biome-ignore lint/suspicious/noConfusingVoidType: RTK Query's hooks take no argument only where it may be void
  (argument: object | void): ApiRequest =>
    requestTo(endpoint, argument ?? {}, more);
