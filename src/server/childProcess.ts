import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { HttpError } from './httpError.ts';

/** What a child process answers to a task: what it made, or why it refuses. */
export type TaskAnswer<Made> = { made: Made } | { status: number; words: string };

/** Makes this child process answer the tasks of a `TaskProcess`. An HttpError is answered; any other error ends it. */
export function answerTasks<Task, Made>(make: (task: Task) => Promise<Made>): void {
  setPriority(5); // the site's pages come first
  flushCompileCache(); // it is killed in the end, which writes nothing
  process.on('message', async (task: Task) => {
    const answer = await make(task).then(
      (made): TaskAnswer<Made> => ({ made }),
      (error: unknown): TaskAnswer<Made> => {
        if (error instanceof HttpError) return { status: error.statusCode, words: error.message };
        throw error;
      },
    );
    process.send?.(answer);
  });
}
