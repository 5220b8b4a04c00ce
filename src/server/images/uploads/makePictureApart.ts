import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { HttpError } from '#server/httpError.ts';
import type { NewPicture } from '#server/store/pictures.ts';
import { OUT_OF_MEMORY, ProcessEnded, TaskProcess } from '#server/taskProcess.ts';
import { OWN_WIDTHS, PICTURE_ID_LENGTH, PICTURE_RECIPE } from '#shared/images/ownPicture.ts';
import { pictureKind } from '#shared/images/pictureKind.ts';
import { pictureWords } from '#shared/images/pictureLimits.ts';
import { MINUTE_MS } from '#shared/time.ts';
import type { makePicture } from './makePicture.ts';

const PICTURE_TIMEOUT_MS = 2 * MINUTE_MS;

/** The width of the largest form at the second try, in pixels. */
const SMALLER_WIDTH = 960;

/** The id of a picture is its hash, so the same picture sent again has the same id. */
export const pictureId = (sent: Uint8Array): string =>
  createHash('sha256').update(PICTURE_RECIPE).update(sent).digest('base64url').slice(0, PICTURE_ID_LENGTH);

/**
 * Checks the first bytes: refuses files that are no picture, whatever their Content-Type says.
 *
 * @throws HttpError 415 or 422
 */
export function refuseOthers(sent: Buffer): void {
  if (sent.length === 0) throw new HttpError(422, pictureWords.empty);
  const kind = pictureKind(sent);
  if (kind === undefined) throw new HttpError(415, pictureWords.unknown);
  if (kind === 'heic') throw new HttpError(415, pictureWords.heic);
}

interface Making {
  /** Logs why a picture could not be made as it should. */
  say?: (sentence: string) => void;
  /** The module that makes pictures; tests replace it. */
  module?: string;
}

/**
 * Makes a picture in a child process. If memory or time runs out, it tries once more with a smaller largest form.
 *
 * @throws HttpError 422 if it cannot be shown; 503 if it is too large for the machine just now
 */
export async function makePictureApart(sent: Buffer, making: Making = {}): Promise<NewPicture> {
  const { say = () => undefined, module = join(import.meta.dirname, 'makePicture.ts') } = making;
  const made = await makeOnce(sent, module, Math.max(...OWN_WIDTHS));
  if (typeof made !== 'string') return made;
  say(`${made} It is tried once more, smaller.`);
  const smaller = await makeOnce(sent, module, SMALLER_WIDTH);
  if (typeof smaller !== 'string') return smaller;
  say(`${smaller} It is refused.`);
  throw new HttpError(503, pictureWords.tooLargeNow, { headers: { 'retry-after': '60' } });
}

/** @returns a sentence if the picture needs more memory or time than the machine has */
async function makeOnce(sent: Buffer, module: string, widest: number): Promise<NewPicture | string> {
  const child = new TaskProcess<typeof makePicture>({ work: [module, 'makePicture'], timeoutMs: PICTURE_TIMEOUT_MS });
  try {
    return { id: pictureId(sent), ...(await child.run([sent, widest])) };
  } catch (fault) {
    if (fault instanceof HttpError) throw fault;
    const { signal = null, timedOut } = fault instanceof ProcessEnded ? fault : {};
    const size = `a picture of ${Math.ceil(sent.length / 1024)} kB`;
    if (timedOut) return `Making ${size} took longer than ${PICTURE_TIMEOUT_MS / 1000} seconds.`;
    if (signal === 'SIGKILL' || OUT_OF_MEMORY.test(String(fault))) {
      return `The machine has too little memory for ${size}${signal ? ` (${signal})` : ''}.`;
    }
    if (signal) throw new HttpError(422, pictureWords.damaged); // the decoder crashed
    throw fault;
  }
}
