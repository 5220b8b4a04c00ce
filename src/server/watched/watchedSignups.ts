import type { EventRow } from '#server/store/schema.ts';
import { countSignups, type SignupCounts, shownOf } from '#server/store/signups/signupCounts.ts';
import type { SignupShown } from '#shared/signup/signup.ts';
import { type WatchDeps, type Watched, watchSubject } from './watched.ts';

/** How many people have signed up for each event, counted again after a change. */
type WatchedSignups = Watched<ReadonlyMap<number, SignupCounts>>;

/** Keeps the counts of sign-ups in memory. */
export const watchSignups = (deps: WatchDeps): WatchedSignups =>
  watchSubject({
    ...deps,
    subject: 'signups',
    read: () => countSignups(deps.store.db),
    show: ({ stored }) => stored,
  });

/** What everybody sees of an event's sign-up; undefined if it takes none. */
export async function signupShown(
  { signups, now }: { signups: WatchedSignups; now: () => Date },
  row: EventRow | undefined,
): Promise<SignupShown | undefined> {
  if (!row?.signup) return undefined;
  const counts = await signups.current();
  return shownOf(row, counts.get(row.id), now());
}
