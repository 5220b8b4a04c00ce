import { pictureSizes } from '#server/store/content/versions.ts';
import { listSermons } from '#server/store/sermons.ts';
import type { StaffSermon } from '#shared/sermons/sermon.ts';
import { type Published, publishedAt } from './published.ts';
import { type WatchDeps, type Watched, watchSubject } from './watched.ts';

/** The sermons on the site, latest day first. */
export interface SermonsSnapshot extends Published<StaffSermon> {
  /** The pictures that notes may show, by their ids. */
  uploads: Awaited<ReturnType<typeof pictureSizes>>;
}

/** The sermons, read again after a change. */
export type WatchedSermons = Watched<SermonsSnapshot>;

/** Keeps the sermons in memory. */
export function watchSermons(deps: WatchDeps): WatchedSermons {
  const { db } = deps.store;
  return watchSubject<{ rows: StaffSermon[] } & Pick<SermonsSnapshot, 'uploads'>, SermonsSnapshot>({
    ...deps,
    subject: 'sermons',
    read: async () => ({ rows: await listSermons(db), uploads: await pictureSizes(db) }),
    show({ revision, stored: { rows, uploads } }, moment, before) {
      const now = publishedAt({ revision, stored: rows }, moment, before);
      return now === before ? before : { ...now, uploads };
    },
  });
}
