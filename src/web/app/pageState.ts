import type { ShownSpan } from '#shared/http/renderBundle.ts';
import { api } from '#web/api/api.ts';
import type { AppStore } from './store.ts';

/** What a server-rendered page contains as JSON, so that the browser's first rendering is the same. */
export interface PageState extends ShownSpan {
  /** The answers of the page's queries. */
  answers: readonly QueryAnswer[];
  /** The site's own origin. */
  origin: string;
}

/** A query's answer, as `upsertQueryEntries` takes it. */
export interface QueryAnswer {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** The answers in a store's cache; undefined if a query failed. */
export function answersIn({ getState }: AppStore): QueryAnswer[] | undefined {
  const queries = Object.values(getState().api.queries).flatMap((query) => (query ? [query] : []));
  if (queries.some(({ status }) => status === 'rejected')) return undefined;
  return queries.map(({ endpointName = '', originalArgs, data }) => ({ endpointName, arg: originalArgs, value: data }));
}

/** Puts answers into a store's cache, where components find them without a request. */
export function fillCache({ dispatch }: AppStore, answers: readonly QueryAnswer[]): void {
  dispatch(api.util.upsertQueryEntries(answers as Parameters<typeof api.util.upsertQueryEntries>[0]));
}
