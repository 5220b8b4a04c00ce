import { type SpawnOptionsWithStdioTuple, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { deserialize } from 'node:v8';
import { Refusal } from '#server/refusal.ts';
import type { NewPicture } from '#server/store/pictures.ts';
import { OWN_WIDTHS } from '#shared/ownPicture.ts';
import { pictureKind } from '#shared/pictureKind.ts';
import { pictureWords } from '#shared/pictureLimits.ts';
import { OUT_OF_MEMORY } from './outOfMemory.ts';
import type { PictureAnswer } from './pictureProcess.ts';
import { startChild } from './startChild.ts';

/** Changes when pictures are made in another way: the same picture then gets another address. */
const RECIPE = 'pictures 1';

/** The longest that a picture may take, in milliseconds. */
const LONGEST = 2 * 60_000;

/** The width of the largest form when a picture is tried once more, in pixels. */
const SMALLER = 960;

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

/** What the machine has ended the process for: it was too large, or took too long. */
class TooLarge extends Error {
  override name = 'TooLarge';
}

/** How a picture is made apart; tests have other ways. */
interface Making {
  /** Is told in words why a picture could not be made as it should, for the log. */
  say?: (sentence: string) => void;
  /** What Node is started with; the width of the largest form is added to it. */
  program?: readonly string[];
}

/**
 * Makes a picture in a process of its own, which ends with it: its memory goes back to the machine, the pages come before
 * it, it holds none of the site's secrets, and what breaks a decoder breaks nothing else. A picture for which the
 * machine has too little memory or time is tried once more, smaller.
 *
 * @throws Refusal in words, where it cannot be shown (422) or is too large for the machine just now (503)
 */
export async function makePictureApart(sent: Buffer, making: Making = {}): Promise<NewPicture> {
  const { say = () => undefined, program = [PROCESS] } = making;
  try {
    return await makeOnce(sent, program, Math.max(...OWN_WIDTHS));
  } catch (fault) {
    if (!(fault instanceof TooLarge)) throw fault;
    say(`${fault.message} It is tried once more, smaller.`);
  }
  try {
    return await makeOnce(sent, program, SMALLER);
  } catch (fault) {
    if (!(fault instanceof TooLarge)) throw fault;
    say(`${fault.message} It is refused.`);
    throw new Refusal(503, pictureWords.tooLargeNow, { headers: { 'retry-after': '60' } });
  }
}

async function makeOnce(sent: Buffer, program: readonly string[], widest: number): Promise<NewPicture> {
  const options: SpawnOptionsWithStdioTuple<'pipe', 'pipe', 'pipe'> = {
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: LONGEST,
    killSignal: 'SIGKILL',
  };
  const child = await startChild(() => spawn(process.execPath, [...program, String(widest)], options));
  child.stdin.end(sent);
  const [[code, signal], answered, complaint] = await Promise.all([
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
    buffer(child.stdout),
    text(child.stderr),
    finished(child.stdin).catch(() => undefined), // it may end before it has read all
  ]);
  const size = `a picture of ${Math.ceil(sent.length / 1024)} kB`;
  if (child.killed) throw new TooLarge(`Making ${size} took longer than ${LONGEST / 1000} seconds.`);
  if (signal === 'SIGKILL' || (code !== 0 && OUT_OF_MEMORY.test(complaint))) {
    throw new TooLarge(`The machine has too little memory for ${size} (${signal ?? `status ${code}`}).`);
  }
  if (signal) throw new Refusal(422, pictureWords.damaged); // the decoder broke
  if (code !== 0) throw new Error(`The process that makes a picture ended with ${code}: ${complaint.slice(-2000)}`);
  const answer = deserialize(answered) as PictureAnswer;
  if ('words' in answer) throw new Refusal(answer.status, answer.words);
  return { id: pictureId(sent), ...answer.picture };
}
