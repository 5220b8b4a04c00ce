import { headsOf, type OwnSignup, placesOf, type SignupShown } from '#shared/signup/signup.ts';
import { MAX_HEADS } from '#shared/signup/signupLimits.ts';
import type { Connection } from '../store.ts';
import { countSignupsOf, shownOf, totalsOf } from './signupCounts.ts';
import { type SignupEvent, type SignupRow, standingOf } from './signupRows.ts';
import { placeInLine } from './waitingList.ts';

/** One's own sign-up with what everybody sees of the event's, as they are now. */
export async function ownSignup(
  db: Connection,
  event: SignupEvent,
  row: SignupRow,
  now: Date,
): Promise<{ signup: OwnSignup; shown: SignupShown }> {
  const counts = await countSignupsOf(db, event.id);
  const { left } = totalsOf(event, counts);
  const shown = shownOf(event, counts, now);
  const place = await placeInLine(db, row);
  const { name, adults, children, phone_number, answer, state } = row;
  const places = placesOf(event);
  const free = place === null || places === null ? null : place > 1 ? 0 : Math.max(0, places - headsOf(counts.coming));
  return {
    shown: event.deleted_at === null ? shown : { ...shown, state: 'removed' },
    signup: { name, adults, children, phone_number, answer, state, place, most: most(event, row, left, now), free },
  };
}

/** The most people that a sign-up can be changed to now. */
function most(event: SignupEvent, row: SignupRow, left: number | null, now: Date): number {
  const standing = standingOf(event, now);
  if (standing === 'over' || standing === 'removed' || row.state === 'removed') return 0;
  if (standing !== 'open') return row.state === 'left' ? 0 : headsOf(row);
  if (row.state !== 'coming' || left === null) return MAX_HEADS;
  return Math.min(MAX_HEADS, headsOf(row) + left);
}
