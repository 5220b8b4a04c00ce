import { countSignups, type SignupCounts, shownOf } from '#server/store/signups/signupRows.ts';
import type { EventRow } from '#server/store/store.ts';
import { isOver } from '#shared/events/churchEvent.ts';
import type { SignupNumbersAnswer, SignupShown } from '#shared/signup/signup.ts';
import { churchClock } from '#shared/time.ts';
import { type Published, type WatchDeps, type Watched, watchSubject } from './watched.ts';

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

/** What cards show of the sign-ups of all coming events. */
export async function signupNumbers({
  events,
  ...counted
}: Parameters<typeof signupShown>[0] & { events: Watched<Published<EventRow>> }): Promise<SignupNumbersAnswer> {
  const { rows } = await events.current();
  const clock = churchClock(counted.now());
  const answer: SignupNumbersAnswer = {};
  for (const row of rows) {
    if (!row.signup || isOver(row, clock)) continue;
    const shown = await signupShown(counted, row);
    if (shown?.numbers && (shown.state === 'open' || shown.state === 'full')) {
      answer[row.id] = { state: shown.state, numbers: shown.numbers };
    }
  }
  return answer;
}
