import { HttpError } from '#server/httpError.ts';
import { ProcessEnded, TaskProcess } from '#server/taskProcess.ts';
import type { SermonSound } from '#shared/sermons/sermon.ts';
import { MINUTE_MS } from '#shared/time.ts';
import type { checkSound } from './checkSound.ts';
import { soundWords } from './soundWords.ts';

/** Four hours take half a minute on a slow machine. */
const TIMEOUT_MS = 3 * MINUTE_MS;

/** The most memory, in MB: a file's tables are read whole. */
const MEMORY_MB = 512;

/** What a recording is found to be, or why it is refused. */
export type SoundAnswer = { made: SermonSound } | { status: number; words: string };

/** Checks a recording in a child process, since a hostile file may take any time and memory. */
export async function checkSoundApart(path: string, timeoutMs: number = TIMEOUT_MS): Promise<SoundAnswer> {
  const child = new TaskProcess<typeof checkSound>({
    work: [new URL('checkSound.ts', import.meta.url).href, 'checkSound'],
    memoryMb: MEMORY_MB,
    timeoutMs,
  });
  try {
    return { made: await child.run([path]) };
  } catch (fault) {
    if (fault instanceof HttpError) return { status: fault.statusCode, words: fault.message };
    if (fault instanceof ProcessEnded) return { status: 422, words: soundWords.tooHeavy };
    throw fault;
  }
}
