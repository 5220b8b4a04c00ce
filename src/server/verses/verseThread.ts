import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { churchClock } from '#shared/time.ts';
import type { VerseAnswer, VerseContext, VerseQuestion } from '#shared/verse/verse.ts';
import { TaskLost, TaskThread } from '../threads/taskThread.ts';
import { watchLibrary } from './editions/library.ts';
import { type Reading, readingFrom } from './editions/reading.ts';
import type { VersesOptions } from './editions/verses.ts';
import { partOfDay } from './language/dayParts.ts';

/** The daily verse as the site has it: what visitors write is read in a thread of its own, never in this one. */
export interface VerseThread extends Omit<Reading, 'close'> {
  /** Answers a message. @throws an error if the thread gave no answer */
  answer(message: string, context?: VerseContext): Promise<VerseAnswer>;
  /** The same answer where it was made before and is still kept; undefined where it would have to be made. */
  keptAnswer(message: string, context?: VerseContext): VerseAnswer | undefined;
  /** Starts the thread, so that the first question finds it ready. */
  start(): void;
  /** Waits until the thread answers questions. @throws an error if it does not start */
  ready(): Promise<void>;
  /** Why no question is answered, in a sentence for the person who runs the site; usually undefined. */
  fault(): string | undefined;
  close(): Promise<void>;
}

interface VerseThreadOptions extends VersesOptions {
  /** Told when the thread had to be ended, or ended by itself. */
  onFault: (words: string, fault: unknown) => void;
  /** The thread's program; tests hand over others. */
  worker?: string;
}

/** The longest that one question may take. */
const DEADLINE_MS = 500;
/** How long questions wait for a thread that starts. */
const START_MS = 10_000;
/**
 * Far more than the models and indexes take. V8 ends the whole process for one piece of memory that is larger than what
 * is left below the limit: with this much, the deadline comes first.
 */
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };
/** The most answers that are cached, a few kilobytes each: people ask the same questions, and tap the same suggestions. */
const MAX_CACHED_ANSWERS = 2000;
/** Questions that ended a thread: how many are remembered, and how long (in milliseconds) they are not tried again. */
const LOST = { max: 1000, ttl: 10 * 60_000 };

/** Opens the editions for reading; questions are answered by a thread that starts with the first or by `start`. */
export function openVerseThread(options: VerseThreadOptions): VerseThread {
  const { dataDir, english, now = () => new Date(), onFault, worker } = options;
  const watch = watchLibrary(dataDir, english);
  const thread = new TaskThread<VerseQuestion, VerseAnswer>({
    name: 'daily verse',
    file: worker ?? import.meta.resolve('./verseWorker.ts'),
    data: { dataDir, english } satisfies VersesOptions,
    deadlineMs: DEADLINE_MS,
    startMs: START_MS,
    limits: LIMITS,
    onFault,
  });
  const kept = new LRUCache<string, VerseAnswer>({ max: MAX_CACHED_ANSWERS });
  const lost = new LRUCache<string, true>(LOST);
  let library = watch.current();

  /** A hash of what an answer depends on, except the editions. The message itself is not kept in memory. */
  const keyOf = (message: string, context: VerseContext | undefined) => {
    const { date, time } = churchClock(now());
    const part = partOfDay(Number(time.slice(0, 2)));
    return hash('sha256', JSON.stringify([date, part, message, context]), 'base64url');
  };

  function keptAnswer(message: string, context?: VerseContext): VerseAnswer | undefined {
    if (library !== watch.current()) {
      library = watch.current();
      kept.clear();
    }
    return kept.get(keyOf(message, context));
  }

  return {
    ...readingFrom(watch),
    keptAnswer,
    async answer(message, context) {
      const before = keptAnswer(message, context);
      if (before) return before;
      const key = keyOf(message, context);
      if (lost.has(key)) throw new TaskLost('This question has ended the thread of the daily verse before.');
      try {
        const answer = await thread.run({ message, context });
        kept.set(key, answer);
        return answer;
      } catch (thrown) {
        if (thrown instanceof TaskLost && thrown.hasEnded) lost.set(key, true);
        throw thrown;
      }
    },
    start: () => thread.start(),
    ready: () => thread.ready(),
    fault: () => thread.fault(),
    async close() {
      await thread.close();
      watch.close();
    },
  };
}
