import { understandNeed } from '../needs/needFinder.ts';

/**
 * How often people in danger write of a need, compared with everybody: messages about a need that stands in no list are
 * as frequent among both. Rounded from the messages of the example sets.
 */
const RATIOS = new Map(
  (
    [
      [
        0.2,
        `baptism bible cross disaster drought easter encouragement evangelism exam farming fasting gambling giving graduation
         harvest jesus nation new-job patience praise prison thanksgiving wedding youth`,
      ],
      [
        0.45,
        `angels angry-with-god birthday blessing business change christmas church court-case creation death disability divorce
         eternal-life faith father food-blessing friendship god grace help holiness holy-spirit joy leadership marriage mercy
         mother new-baby new-home new-year obedience old-age prayer pregnancy pride protection repentance sabbath salvation
         second-coming seeking-god service sick-child thanks-for-healing theft tongue travel truth unity weariness well-loved
         work`,
      ],
      [
        1.8,
        `decision forgiveness future honesty loss-of-a-child marriage-trouble men purity rejection self-worth shame temptation
         unplanned-pregnancy waiting workplace-trouble`,
      ],
    ] as const
  ).flatMap(([ratio, keys]) => keys.split(/\s+/).map((key) => [key, ratio] as const)),
);
/** For what no need is likely. */
const OF_UNKNOWN = 1.6;
/** For what is no need at all, such as the weather. */
const OF_NOTHING = 0.3;

/** How much a need that is quite clear speaks against a danger: calls for help seldom name one need alone. */
const OF_CLEAR_NEED = -1.5;

/** How many needs are weighed one by one. */
const WEIGHED = 3;

/** By how much the logarithm of a danger's odds moves for the need that a message seems to tell of. */
export function needEvidence(message: string): number {
  const { likely, nothing } = understandNeed(message);
  let rest = 1 - nothing;
  let ratio = nothing * OF_NOTHING;
  for (const { need, confidence } of likely.slice(0, WEIGHED)) {
    ratio += confidence * (RATIOS.get(need.key) ?? 1);
    rest -= confidence;
  }
  return Math.log(ratio + Math.max(0, rest) * OF_UNKNOWN) + OF_CLEAR_NEED * (likely[0]?.confidence ?? 0);
}
