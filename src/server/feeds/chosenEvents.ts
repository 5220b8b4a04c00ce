import { branchByKey, branchOf } from '#content/branchOf.ts';
import { branches } from '#content/en/branches.ts';
import { HttpError } from '#server/httpError.ts';
import type { EventRow } from '#server/store/schema.ts';
import { CATEGORIES } from '#shared/events/event.ts';
import { addDays } from '#shared/time.ts';

/** How long past events stay in the feeds, in days. */
const DAYS_BACK = 90;

/** A feed's filter: all events, one branch, one category. */
export interface FeedChoice {
  /** A branch's key. */
  branch?: string;
  category?: (typeof CATEGORIES)[number];
}

/**
 * Reads a feed's filter from its query.
 *
 * @throws HttpError 400 for an unknown branch or category, or several of them
 */
export function readFeedChoice(query: Readonly<Record<string, unknown>>): FeedChoice {
  const choice: FeedChoice = {};
  const [branch, category] = [only(query, 'branch'), only(query, 'category')];
  if (branch) {
    choice.branch =
      branchByKey(branch)?.key ??
      refuse(
        'branch',
        branches.map(({ key }) => key),
      );
  }
  if (category) {
    const known = CATEGORIES.find((name) => name.toLowerCase() === category.toLowerCase());
    choice.category = known ?? refuse('category', CATEGORIES);
  }
  return choice;
}

function only(query: Readonly<Record<string, unknown>>, name: keyof FeedChoice): string | undefined {
  const value = query[name];
  if (Array.isArray(value)) throw new HttpError(400, `A feed can be of one ${name} only: name one, or leave it out.`);
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

function refuse(name: string, known: readonly string[]): never {
  throw new HttpError(400, `There is no such ${name}: choose one of ${known.join(', ')}, or leave it out.`);
}

/** The events of a feed: all upcoming ones, and those of the last 90 days, the next one first. */
export function chosenEvents(rows: readonly EventRow[], { branch, category }: FeedChoice, today: string): EventRow[] {
  const since = addDays(today, -DAYS_BACK);
  return rows
    .filter(
      (row) =>
        (row.end_date >= since || row.start_date >= since) &&
        (category === undefined || row.category === category) &&
        (branch === undefined || branchOf(row.venue)?.key === branch),
    )
    .reverse();
}

/** The feed's title: `Ruiru Foundation Church: Kesha in Juja`. */
export function feedTitle(church: string, { branch, category }: FeedChoice): string {
  const place = branchByKey(branch)?.name;
  if (!category && !place) return `${church}: events`;
  return `${church}: ${[category ?? 'events', place && `in ${place}`].filter(Boolean).join(' ')}`;
}
