import { pictureSizes } from '#server/store/content/versions.ts';
import { revisionOf } from '#server/store/revisions.ts';
import { listSermons } from '#server/store/sermons.ts';
import { isUnpublished } from '#shared/events/publishing.ts';
import type { StaffSermon } from '#shared/sermons/sermon.ts';
import { churchClock } from '#shared/time.ts';
import { published } from './published.ts';
import { type WatchDeps, type Watched, watchSubject } from './watched.ts';

/** The pictures that notes may show, by their ids. */
type Uploads = Awaited<ReturnType<typeof pictureSizes>>;

/** A snapshot of the sermons on the site, latest day first. */
export interface SermonsSnapshot {
  /** Changes with each write and each scheduled publication; part of the cache keys of what shows sermons. */
  revision: string;
  rows: readonly StaffSermon[];
  uploads: Uploads;
}

/** The sermons, read again after a change. */
export type WatchedSermons = Watched<SermonsSnapshot>;

type Stored = Pick<SermonsSnapshot, 'rows' | 'uploads'>;

/** Keeps the sermons in memory. */
export function watchSermons(deps: WatchDeps): WatchedSermons {
  const { db } = deps.store;
  return watchSubject<Stored, SermonsSnapshot & { unpublished: readonly StaffSermon[] }>({
    ...deps,
    revision: () => revisionOf(db, 'sermons'),
    read: async () => ({ rows: await listSermons(db), uploads: await pictureSizes(db) }),
    show({ revision, stored }, moment, before) {
      const clock = churchClock(moment);
      if (before?.unpublished.every((row) => isUnpublished(row, clock))) return before;
      const unpublished = stored.rows.filter((row) => isUnpublished(row, clock));
      const rows = stored.rows.filter((row) => !isUnpublished(row, clock)).map(published);
      return { revision: `${revision}.${unpublished.length}`, rows, uploads: stored.uploads, unpublished };
    },
  });
}
