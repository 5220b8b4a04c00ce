import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { HttpError } from '#server/httpError.ts';
import type { SermonSound } from '#shared/sermons/sermon.ts';
import { checkSound } from './checkSound.ts';

/** What this process answers: the recording, or why it is refused. */
export type SoundAnswer = { sound: SermonSound } | { status: number; words: string };

// Checks recordings in a child process; see checkSoundApart.
setPriority(5); // the site's pages come first

process.on('message', async (path: string) => {
  const answer = await checkSound(path).then(
    (sound): SoundAnswer => ({ sound }),
    (error: unknown): SoundAnswer => {
      if (error instanceof HttpError) return { status: error.statusCode, words: error.message };
      throw error;
    },
  );
  process.send?.(answer);
});
flushCompileCache(); // it is killed when it has nothing to do
