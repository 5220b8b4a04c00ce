import { churchClock } from '#shared/time.ts';
import type { VerseAnswer, VerseContext } from '#shared/verse/verse.ts';
import { answerMessage } from '../answering.ts';
import { openDistress } from '../distress/training.ts';
import { readingFrom } from './chapters.ts';
import { watchLibrary } from './library.ts';

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
