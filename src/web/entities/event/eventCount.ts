import { type ChurchEvent, isOver } from '#shared/events/churchEvent.ts';
import { headsOf } from '#shared/signup/signup.ts';
import type { EventSignupTotals } from '#shared/signup/staffSignups.ts';
import { eventWords } from '#words/interface.ts';

/** A number of events in words. */
export const eventCount = eventWords.count;

/**
 * The line above Upcoming Events on staff screens, which lists past ones too: `4 events: 2 coming, 2 past`, or
 * `1 of 4 events` of a filtered list. Empty where there is no event.
 *
 * @param now the church's clock
 */
export function upcomingCount(
  shown: readonly ChurchEvent[],
  all: readonly ChurchEvent[],
  now: { date: string; time: string },
): string {
  if (all.length === 0) return '';
  if (shown.length < all.length) return `${shown.length} of ${eventCount(all.length)}`;
  const past = all.filter((event) => isOver(event, now)).length;
  return `${eventCount(all.length)}: ${all.length - past} coming, ${past} past`;
}

/** How many have signed up, in one line: `12 coming`, `80 coming, full, 3 waiting`. */
export function signupCount({ coming, waiting, state }: EventSignupTotals): string {
  const [comes, waits] = [headsOf(coming), headsOf(waiting)].map((heads) => heads.toLocaleString('en-GB'));
  return [`${comes} coming`, state === 'full' && 'full', waits !== '0' && `${waits} waiting`]
    .filter(Boolean)
    .join(', ');
}
