import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { HttpError } from '#server/httpError.ts';
import { type MadePicture, makePicture } from './makePicture.ts';

/** What this process answers: the picture, or why there is none. */
export type PictureAnswer = { picture: MadePicture } | { status: number; words: string };

// Makes pictures in a child process; see makePictureApart. The first argument is the width of the largest form.
setPriority(5); // the site's pages come first
const widest = process.argv[2] === undefined ? undefined : Number(process.argv[2]);

process.on('message', async (sent: Buffer) => {
  const answer = await makePicture(sent, widest).then(
    (picture): PictureAnswer => ({ picture }),
    (error: unknown): PictureAnswer => {
      if (error instanceof HttpError) return { status: error.statusCode, words: error.message };
      throw error;
    },
  );
  process.send?.(answer);
});
flushCompileCache(); // it is killed when it has nothing to do
