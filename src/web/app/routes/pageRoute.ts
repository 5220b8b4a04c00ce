import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { RootState } from '#web/app/store.ts';

/** A query to dispatch: what `endpoint.initiate(…)` returns. */
export type Query = ThunkAction<PromiseLike<unknown>, RootState, unknown, UnknownAction>;

/** What a page's queries may depend on. */
export interface OpenedPage {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The church's day, `YYYY-MM-DD`. */
  day: string;
  /** The church's time, `HH:MM`, where the server renders the page. */
  time?: string;
  signedIn: boolean;
  /** Whether the server renders it. */
  onServer: boolean;
}

/** What a page needs of the app's code, besides its component. */
interface PageCode {
  /** The queries that the page shows at first. */
  queries?: (opened: OpenedPage) => Query[] | Promise<Query[]>;
  /** Whether visitors save something on it: the outbox's code is then fetched ahead, with the page's own files. */
  saves?: boolean;
  /** Whether the page renders `PageHead` itself, because its title depends on its data. */
  ownHead?: boolean;
}

/** The code of a page, whose other facts are in `content/pages.ts`. */
export interface PageRoute extends PageCode {
  /** The name of its file in `pages/` and of its component. */
  component: string;
  /** Loads the component and, of a page for visitors, whether a native reader has approved its words. */
  load: () => Promise<{ Page: ComponentType; approved: boolean | undefined }>;
}

/** The route of a page whose file and component have this name. */
export const page = <Name extends string>(
  component: Name,
  load: () => Promise<Record<Name, ComponentType> & { approved?: boolean }>,
  code: PageCode = {},
): PageRoute => ({
  component,
  load: async () => {
    const { [component]: Page, approved } = await load();
    return { Page, approved };
  },
  ...code,
});

/** Without a subscription the result leaves the cache after a minute, unless a component subscribes. */
export const ONCE = { subscribe: false } as const;
