import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { serialize } from 'node:v8';
import { Refusal } from '#server/refusal.ts';
import { type MadePicture, makePicture } from './makePicture.ts';

/** What this process writes to its output: the picture, or why there is none. */
export type PictureAnswer = { picture: MadePicture } | { status: number; words: string };

/** The process of its own in which a picture is made from what is sent to its input; see makePictureApart. */
setPriority(5); // the site's pages come first
const widest = process.argv[2] === undefined ? undefined : Number(process.argv[2]);
const answer = await makePicture(await buffer(process.stdin), widest).then(
  (picture): PictureAnswer => ({ picture }),
  (error: unknown): PictureAnswer => {
    if (error instanceof Refusal) return { status: error.statusCode, words: error.message };
    throw error;
  },
);
process.stdout.end(serialize(answer));
