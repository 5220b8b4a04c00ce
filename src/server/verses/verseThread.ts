import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { VerseAnswer, VerseContext, VerseQuestion } from '#shared/verse/verse.ts';
import { TaskLost, TaskThread } from '../threads/taskThread.ts';
import { watchLibrary } from './editions/library.ts';
import { readingFrom } from './editions/reading.ts';
import type { VersesOptions } from './editions/verses.ts';

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
/** Questions that ended a thread: how many are remembered, and how long (in milliseconds) they are not tried again. */
const LOST = { max: 1000, ttl: 10 * 60_000 };

/**
 * The daily verse as the site has it: what visitors write is read in a thread of its own, never in this one. The thread
 * starts with the first question, or by `start`.
 */
export function openVerseThread({ dataDir, english, onFault, worker }: VerseThreadOptions) {
  const current = watchLibrary(dataDir, english);
  const thread = new TaskThread<VerseQuestion, VerseAnswer>({
    name: 'daily verse',
    file: worker ?? import.meta.resolve('./verseWorker.ts'),
    data: { dataDir, english } satisfies VersesOptions,
    deadlineMs: DEADLINE_MS,
    startMs: START_MS,
    limits: LIMITS,
    onFault,
  });
  /** By a hash: no message is kept in memory. */
  const lost = new LRUCache<string, true>(LOST);

  return {
    ...readingFrom(current),
    /** Answers a message. @throws an error if the thread gave no answer */
    async answer(message: string, context?: VerseContext): Promise<VerseAnswer> {
      const key = hash('sha256', JSON.stringify([message, context]), 'base64url');
      if (lost.has(key)) throw new TaskLost('This question has ended the thread of the daily verse before.');
      try {
        return await thread.run({ message, context });
      } catch (thrown) {
        if (thrown instanceof TaskLost && thrown.hasEnded) lost.set(key, true);
        throw thrown;
      }
    },
    /** Starts the thread, so that the first question finds it ready. */
    start: () => thread.start(),
    /** Waits until the thread answers questions. @throws an error if it does not start */
    ready: () => thread.ready(),
    /** Why no question is answered, in a sentence for the person who runs the site; usually undefined. */
    fault: () => thread.fault(),
    close: () => thread.close(),
  };
}
