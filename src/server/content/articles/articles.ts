import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { TaskLost, TaskThread } from '../../threads/taskThread.ts';
import { type ArticleAround, type ArticleHtml, articleHtml } from './articleHtml.ts';

/** Makes the HTML of staff's articles, each once. */
export interface Articles {
  /** Makes an article from an unchecked text, in the worker thread. The answer lists its faults. */
  make(text: string, around: ArticleAround): Promise<ArticleHtml>;
  /** The same for a text that was made before, when it was published: at once, and within this thread. */
  published(text: string, around: ArticleAround): ArticleHtml;
  close(): Promise<void>;
}

/** The longest that making one article may take; an article of the greatest length takes a tenth of a second. */
const DEADLINE_MS = 2000;
const START_MS = 10_000;
const IDLE_MS = 60_000;
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

/** The letters of HTML that are kept. */
const MAX_KEPT = 10_000_000;

const TOO_SLOW = 'The text could not be read in time: make it shorter or simpler, and try again.';

/** @param options `worker` is the thread's program; tests hand over others */
export function createArticles(options: {
  onFault: (words: string, fault: unknown) => void;
  worker?: string;
}): Articles {
  const thread = new TaskThread<{ text: string; around: ArticleAround }, ArticleHtml>({
    name: 'articles',
    file: options.worker ?? import.meta.resolve('./articleWorker.ts'),
    deadlineMs: DEADLINE_MS,
    startMs: START_MS,
    limits: LIMITS,
    idleMs: IDLE_MS,
    onFault: options.onFault,
  });
  const kept = new LRUCache<string, ArticleHtml>({
    maxSize: MAX_KEPT,
    sizeCalculation: ({ html }) => html.length + 1000,
  });
  const keyOf = (text: string, { language, uploads }: ArticleAround) =>
    hash('sha256', JSON.stringify([text, language, [...uploads]]), 'base64url');
  const keep = (key: string, made: ArticleHtml) => {
    kept.set(key, made);
    return made;
  };

  return {
    async make(text, around) {
      const key = keyOf(text, around);
      try {
        return kept.get(key) ?? keep(key, await thread.run({ text, around }));
      } catch (thrown) {
        if (!(thrown instanceof TaskLost)) throw thrown;
        return { html: '', quotes: [], faults: [TOO_SLOW] };
      }
    },
    published(text, around) {
      const key = keyOf(text, around);
      return kept.get(key) ?? keep(key, articleHtml(text, around));
    },
    close: () => thread.close(),
  };
}
