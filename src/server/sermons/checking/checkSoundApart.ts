import { join } from 'node:path';
import type { TaskAnswer } from '#server/childProcess.ts';
import { ProcessEnded, TaskProcess } from '#server/taskProcess.ts';
import type { SermonSound } from '#shared/sermons/sermon.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { soundWords } from './soundWords.ts';

/** Four hours take half a minute on a slow machine. */
const TIMEOUT_MS = 3 * MINUTE_MS;

/** The most memory, in MB: a file's tables are read whole. */
const MEMORY_MB = 512;

const PROCESS = join(import.meta.dirname, 'soundProcess.ts');

/** What a recording is found to be, or why it is refused. */
export type SoundAnswer = TaskAnswer<SermonSound>;

/** Checks a recording in a child process, since a hostile file may take any time and memory. */
export async function checkSoundApart(path: string, timeoutMs: number = TIMEOUT_MS): Promise<SoundAnswer> {
  const child = new TaskProcess<string, SoundAnswer>({
    args: [`--max-old-space-size=${MEMORY_MB}`, PROCESS],
    timeoutMs,
  });
  try {
    return await child.run(path);
  } catch (fault) {
    if (!(fault instanceof ProcessEnded)) throw fault;
    return { status: 422, words: soundWords.tooHeavy };
  } finally {
    child.close();
  }
}
