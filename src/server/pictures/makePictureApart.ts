import { type SpawnOptionsWithStdioTuple, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { deserialize } from 'node:v8';
import { Refusal } from '#server/refusal.ts';
import type { NewPicture } from '#server/store/pictures.ts';
import { pictureKind } from '#shared/pictureKind.ts';
import { pictureWords } from '#shared/pictureLimits.ts';
import type { PictureAnswer } from './pictureProcess.ts';
import { startChild } from './startChild.ts';

/** Changes when pictures are made in another way: the same picture then gets another address. */
const RECIPE = 'pictures 1';

/** The longest that a picture may take, in milliseconds. */
const LONGEST = 2 * 60_000;

const PROCESS = join(import.meta.dirname, 'pictureProcess.ts');

/** Other names by which browsers know a kind. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'image/jpg': 'jpeg',
  'image/pjpeg': 'jpeg',
  'image/x-png': 'png',
};

/** The id of what was sent: its hash, so that the same picture sent again is the same. */
export const pictureId = (sent: Uint8Array): string =>
  createHash('sha256').update(RECIPE).update(sent).digest('base64url').slice(0, 32);

/**
 * Refuses what is no picture by its first bytes, or another one than it is called.
 *
 * @param called the Content-Type that it was sent with
 * @throws Refusal in words
 */
export function refuseOthers(sent: Buffer, called: string | undefined): void {
  if (sent.length === 0) throw new Refusal(422, pictureWords.empty);
  const kind = pictureKind(sent);
  if (kind === undefined) throw new Refusal(415, pictureWords.unknown);
  if (kind === 'heic') throw new Refusal(415, pictureWords.heic);
  const [name = ''] = called?.toLowerCase().split(/[;\s]/) ?? [];
  if (!/^(?:image|text)\//.test(name)) return; // it is called nothing that it could be another of
  if ((OTHER_NAMES[name] ?? name.replace('image/', '')) !== kind) throw new Refusal(415, pictureWords.mislabelled);
}

/**
 * Makes a picture in a process of its own, which ends with it: its memory goes back to the machine, the pages come before
 * it, it holds none of the site's secrets, and what breaks a decoder breaks nothing else.
 *
 * @throws Refusal in words, where it cannot be shown
 */
export async function makePictureApart(sent: Buffer): Promise<NewPicture> {
  const options: SpawnOptionsWithStdioTuple<'pipe', 'pipe', 'inherit'> = {
    env: {},
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: LONGEST,
    killSignal: 'SIGKILL',
  };
  const child = await startChild(() => spawn(process.execPath, [PROCESS], options));
  child.stdin.end(sent);
  const [[code, signal], answered] = await Promise.all([
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
    buffer(child.stdout),
    finished(child.stdin).catch(() => undefined), // it may end before it has read all
  ]);
  // A signal ends it where it took too long, or where the decoder broke.
  if (signal) throw new Refusal(422, pictureWords.damaged);
  if (code !== 0) throw new Error(`The process that makes a picture ended with ${code}.`);
  const answer = deserialize(answered) as PictureAnswer;
  if ('words' in answer) throw new Refusal(answer.status, answer.words);
  return { id: pictureId(sent), ...answer.picture };
}
