import { hash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { ProcessEnded, TaskProcess } from '#server/taskProcess.ts';
import type { VerseAnswer, VerseContext, VerseQuestion } from '#shared/verse/verse.ts';
import type { answerVerse } from './answerVerse.ts';
import { readingFrom, watchLibrary } from './editions/library.ts';
import type { VersesOptions } from './editions/verses.ts';

/** The daily verse, as the routes ask it. `fault` says in a sentence for `/health` why no question is answered. */
export type VerseAnswerer = Pick<ReturnType<typeof openVersesApart>, 'chapter' | 'editions'> & {
  answer(message: string, context?: VerseContext): VerseAnswer | Promise<VerseAnswer>;
  fault?(): string | undefined;
};

interface VersesApartOptions extends VersesOptions {
  /** Told when the process had to be ended, ended by itself, or does not start. */
  onFault: (words: string, fault: unknown) => void;
  /** The module that answers; tests hand over others. */
  module?: string;
  /** Whether `ready` is called as soon as the site has started, so that a process which is not there is a fault. */
  atStart?: boolean;
}

const MODULE = join(import.meta.dirname, 'answerVerse.ts');
/** The longest that one question may take, once the process is ready: the first after an edition was added reads it. */
const DEADLINE_MS = 3000;
/** The longest that the process may take to start; training the models takes a minute. */
const MAX_START_MS = 180_000;
/** How long a question waits for a process that starts, and for the questions before it. */
const MAX_WAIT_MS = 10_000;
/** How long no start is tried after one that failed. */
const RETRY_DELAY_MS = 10_000;
/** Far more than the models and indexes take, in MB. */
const MEMORY_MB = 512;
/** Questions that ended a process: how many are remembered, and how long (in milliseconds) they are not tried again. */
const LOST = { max: 1000, ttl: 10 * 60_000 };

const STARTS: VerseQuestion = { message: 'hello' };

/**
 * The daily verse as the site has it: what visitors write is read in a process of its own, never in this one. The process
 * starts with the first question, or by `ready`.
 */
export function openVersesApart({ dataDir, english, onFault, module = MODULE, atStart = true }: VersesApartOptions) {
  const current = watchLibrary(dataDir, english);
  const child = new TaskProcess<typeof answerVerse>({
    work: [module, 'answerVerse'],
    argument: JSON.stringify({ dataDir, english } satisfies VersesOptions),
    memoryMb: MEMORY_MB,
    timeoutMs: DEADLINE_MS,
    idleMs: Number.POSITIVE_INFINITY,
  });
  const inTurn = pLimit(1);
  /** By a hash: no message is kept in memory. */
  const lost = new LRUCache<string, true>(LOST);
  let failedAt: number | undefined;
  let isReady = false;
  let isClosed = false;

  /** Starts the process if it does not run. */
  async function start(): Promise<void> {
    if (child.isRunning) return;
    isReady = false;
    if (isClosed || (failedAt !== undefined && performance.now() - failedAt < RETRY_DELAY_MS)) {
      throw new Error('The process of the daily verse is not started.');
    }
    try {
      await child.run([STARTS], MAX_START_MS);
      failedAt = undefined;
      isReady = true;
    } catch (thrown) {
      failedAt = performance.now();
      if (!isClosed) onFault('the process of the daily verse does not start', thrown);
      throw thrown;
    }
  }

  const ready = () => inTurn(start);

  async function ask(question: VerseQuestion): Promise<VerseAnswer> {
    const key = hash('sha256', JSON.stringify(question), 'base64url');
    if (lost.has(key)) throw new Error('This question has ended the process of the daily verse before.');
    await start();
    try {
      return await child.run([question]);
    } catch (thrown) {
      if (thrown instanceof ProcessEnded && !isClosed) {
        lost.set(key, true);
        onFault('the daily verse is started again, since a question ended its process', thrown);
        ready().catch(() => undefined); // told by `onFault`
      }
      throw thrown;
    }
  }

  return {
    ...readingFrom(current),
    /** Answers a message. @throws an error if the process gave no answer */
    answer(message: string, context?: VerseContext): Promise<VerseAnswer> {
      const late = sleep(MAX_WAIT_MS, undefined, { ref: false }).then((): never => {
        throw new Error('The process of the daily verse is still being started.');
      });
      return Promise.race([inTurn(() => ask({ message, context })), late]);
    },
    /** Starts the process, so that the first question finds it ready. @throws an error if it does not start */
    ready,
    /** Why no question is answered, in a sentence for the person who runs the site; usually undefined. */
    fault: () => {
      if (failedAt !== undefined) return 'The process of the daily verse does not start.';
      const isAwaited = atStart || child.isRunning;
      return isReady || !isAwaited ? undefined : 'The process of the daily verse is being started.';
    },
    close() {
      isClosed = true;
      child.close();
    },
  };
}
