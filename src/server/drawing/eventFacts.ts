import { branchOf } from '#content/branchOf.ts';
import type { EventLife } from '#shared/eventLife.ts';

/** Whether no day is known: the event was put off, and no other day has been set. */
export const isPutOff = ({ status, previous_start_date }: EventLife): boolean =>
  status === 'postponed' && previous_start_date === undefined;

/** A venue with its branch, unless it names it: `Main Sanctuary, Ruiru`. */
export function whereOf(venue: string): string {
  const branch = branchOf(venue)?.name;
  return !branch || venue.toLowerCase().includes(branch.toLowerCase()) ? venue : `${venue}, ${branch}`;
}
