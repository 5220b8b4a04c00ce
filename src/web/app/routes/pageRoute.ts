import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '#web/app/store.ts';

/** A query to dispatch: what `endpoint.initiate(…)` returns. */
export type Query = ThunkAction<PromiseLike<{ error?: unknown }>, RootState, unknown, UnknownAction>;

/** What a page's queries may depend on. */
export interface OpenedPage {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The church's day, `YYYY-MM-DD`. */
  day: string;
  /** The church's time, `HH:MM`, where the server renders the page. */
  time?: string;
  /** Whether the server renders it. */
  onServer: boolean;
}

/** What the app has to know of a page, besides its file and the facts in `content/pages.ts`. */
export interface PageCode {
  /** The component and its file in `pages/`, where they are not named for the page. */
  component?: string;
  /** The queries that the page shows at first. */
  queries?: (opened: OpenedPage) => Query[];
  /** Whether the page renders `PageHead` itself, because its title depends on its data. */
  ownHead?: boolean;
}

/** The module of a page: its component and, for visitors, whether a native reader has approved its words (`approved`). */
export type PageModule = Record<string, unknown>;

/** Without a subscription the result leaves the cache after a minute, unless a component subscribes. */
export const ONCE = { subscribe: false } as const;
