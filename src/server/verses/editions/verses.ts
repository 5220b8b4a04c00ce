import { churchClock } from '#shared/time.ts';
import type { VerseAnswer, VerseContext } from '#shared/verse/verse.ts';
import { answerMessage } from '../answering.ts';
import { openModels } from '../classifier/kept.ts';
import { actTraining } from '../conversation/acts.ts';
import { distressTraining, openDistress } from '../distress/training.ts';
import { needsTraining } from '../needs/needsTraining.ts';
import { readingFrom, watchLibrary } from './library.ts';

export interface VersesOptions {
  /** The folder of the site's data. */
  dataDir: string;
  /** The name of the edition that answers first in English; the King James unless one of that name is there. */
  english?: string | undefined;
  now?: () => Date;
}

export type Verses = Awaited<ReturnType<typeof openVerses>>;

/**
 * The daily verse within this process: the site has it in a process of its own (`versesApart.ts`). The first time, this also
 * writes the King James.
 */
export async function openVerses({ dataDir, english, now = () => new Date() }: VersesOptions) {
  openDistress();
  const current = watchLibrary(dataDir, english);
  return {
    /** Answers a message; the same answer for the same message on the same day (greetings follow the hour). */
    answer(message: string, context: VerseContext = {}): VerseAnswer {
      const { date, time } = churchClock(now());
      return answerMessage({ library: current(), date, hour: Number(time.slice(0, 2)) }, message, context);
    },
    ...readingFrom(current),
  };
}

/** Everything that is trained when the site is built. */
const trainings = [needsTraining, distressTraining, actTraining];

/** Trains what has changed since the last build, into `dist/verses`: those of these names, or all; gives the names. */
export function trainForBuild(wanted: readonly string[] = []): string[] {
  const chosen = trainings.map((make) => make()).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const training of chosen) openModels(training);
  return chosen.map(({ name }) => name);
}
