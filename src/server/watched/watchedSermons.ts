import { listSermons } from '#server/store/sermons.ts';
import type { StaffSermon } from '#shared/sermons/sermon.ts';
import { type Published, publishedAt } from './published.ts';
import { type WatchDeps, type Watched, watchSubject } from './watched.ts';

/** The sermons on the site, latest day first. */
export type SermonsSnapshot = Published<StaffSermon>;

/** The sermons, read again after a change. */
export type WatchedSermons = Watched<SermonsSnapshot>;

/** Keeps the sermons in memory. */
export function watchSermons(deps: WatchDeps): WatchedSermons {
  const { db } = deps.store;
  return watchSubject<StaffSermon[], SermonsSnapshot>({
    ...deps,
    subject: 'sermons',
    read: () => listSermons(db),
    show: publishedAt,
  });
}
