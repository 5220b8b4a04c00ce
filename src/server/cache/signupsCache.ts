import { revisionOf } from '#server/store/revisions.ts';
import type { EventRow } from '#server/store/schema.ts';
import { countSignups, type SignupCounts, shownOf } from '#server/store/signups/signupCounts.ts';
import type { SignupShown } from '#shared/signup/signup.ts';
import { type CacheDeps, createWatchedCache, type WatchedCache } from './watchedCache.ts';

/** How many people have signed up for each event. */
interface SignupsSnapshot {
  counts: ReadonlyMap<number, SignupCounts>;
}

/** The counts of sign-ups, cached and counted again after a change. */
export type SignupsCache = WatchedCache<SignupsSnapshot>;

/** Caches the counts of sign-ups. */
export function createSignupsCache(deps: CacheDeps): SignupsCache {
  const { db } = deps.store;
  return createWatchedCache<ReadonlyMap<number, SignupCounts>, SignupsSnapshot>({
    ...deps,
    revision: () => revisionOf(db, 'signups'),
    read: () => countSignups(db),
    show: ({ stored }, _moment, before) => (before?.counts === stored ? before : { counts: stored }),
  });
}

/** What everybody sees of an event's sign-up; undefined if it takes none. */
export async function signupShown(
  { signups, now }: { signups: SignupsCache; now: () => Date },
  row: EventRow | undefined,
): Promise<SignupShown | undefined> {
  if (!row?.signup) return undefined;
  const { counts } = await signups.current();
  return shownOf(row, counts.get(row.id), now());
}
