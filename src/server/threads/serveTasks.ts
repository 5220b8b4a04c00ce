import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';

/** What a worker thread says to the site: once that it is ready, then one answer or fault for each task, in order. */
export type ThreadMessage<Answer> =
  | { is: 'ready' }
  | { is: 'answer'; answer: Answer }
  | { is: 'fault'; fault: unknown };

/**
 * A worker thread's part of `TaskThread`: says that it is ready, and answers each task that comes. Call it once, when
 * everything is loaded.
 *
 * @param answer does the work; what it throws is told to the site, and the thread goes on
 */
export function serveTasks<Task, Answer>(answer: (task: Task) => Answer | Promise<Answer>): void {
  const port = parentPort;
  if (!port) throw new Error('Only a worker thread serves tasks.');
  const say = (message: ThreadMessage<Answer>) => port.postMessage(message);
  port.on('message', async (task: Task) => {
    try {
      say({ is: 'answer', answer: await answer(task) });
    } catch (fault) {
      say({ is: 'fault', fault });
    }
  });
  say({ is: 'ready' });
  flushCompileCache(); // a thread that is ended has no time for it
}
