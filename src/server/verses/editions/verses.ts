import { churchClock } from '#shared/time.ts';
import type { VerseAnswer, VerseContext } from '#shared/verse/verse.ts';
import { answerMessage } from '../answering.ts';
import { openDistress } from '../distress/training.ts';
import { watchLibrary } from './library.ts';
import { type Reading, readingFrom } from './reading.ts';

/** The daily verse: answers from the editions of the Bible that are kept with the site's data. */
export interface Verses extends Reading {
  /** Answers a message; the same answer for the same message on the same day (greetings follow the hour). */
  answer(message: string, context?: VerseContext): VerseAnswer;
}

export interface VersesOptions {
  /** The folder of the site's data. */
  dataDir: string;
  /** The name of the edition that answers first in English; the King James unless one of that name is there. */
  english?: string | undefined;
  now?: () => Date;
}

/**
 * Opens the daily verse within this thread: the site has it in a thread of its own (`verseThread.ts`). The first time,
 * this also makes the King James's index.
 */
export async function openVerses({ dataDir, english, now = () => new Date() }: VersesOptions): Promise<Verses> {
  openDistress();
  const watch = watchLibrary(dataDir, english);
  let library = watch.current();

  return {
    answer(message, context = {}) {
      if (library !== watch.current()) {
        library = watch.current();
      }
      const { date, time } = churchClock(now());
      return answerMessage({ library, date, hour: Number(time.slice(0, 2)) }, message, context);
    },
    ...readingFrom(watch),
  };
}
