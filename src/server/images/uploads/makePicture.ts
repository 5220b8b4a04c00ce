import sharp, { type Raw } from 'sharp';
import { HttpError } from '#server/httpError.ts';
import type { PictureFile } from '#server/store/pictures.ts';
import { OUT_OF_MEMORY } from '#server/taskProcess.ts';
import { MAX_OWN_HEIGHT, OWN_FORMATS, OWN_WIDTHS, type OwnFormat } from '#shared/images/ownPicture.ts';
import { pictureKind } from '#shared/images/pictureKind.ts';
import { PICTURE_LIMITS, pictureWords } from '#shared/images/pictureLimits.ts';
import { holdsDocument } from './hiddenDocument.ts';

/** Frames of an animation; only the first is used. */
const MAX_FRAMES = 500;

/** Encoder settings: small enough for mobile data, with good quality. */
const WRITTEN = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 72 },
  jpg: { quality: 74, mozjpeg: true },
};

// One thread and no cache: the same machine serves the pages.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes the files of an uploaded picture: checked by content, rotated upright, flattened on white and encoded again, so
 * that no metadata, such as the place, and no hidden content remains. Only the first frame of an animation is used.
 *
 * @param widest the width of the largest file, in pixels: a smaller one takes less memory
 * @throws HttpError if it cannot be shown; another error if memory runs out
 */
export async function makePicture(sent: Buffer, widest: number = Math.max(...OWN_WIDTHS)) {
  await checkPicture(sent);
  const { data, info } = await readPicture(sent, widest);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: PictureFile[] = [];
  for (const width of widthsOf(info.width)) {
    for (const format of OWN_FORMATS) files.push({ width, format, bytes: await writeFile(data, raw, width, format) });
  }
  return { width: info.width, height: info.height, files };
}

/** Every width below the picture's, and the next one, for the picture in its own size. */
const widthsOf = (width: number): readonly number[] =>
  OWN_WIDTHS.filter((_, at) => at === 0 || (OWN_WIDTHS[at - 1] ?? 0) < width);

/** Checks the file's header before anything is decoded. */
async function checkPicture(sent: Buffer): Promise<void> {
  const { format, width, height, pages } = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw damaged(cause);
    });
  const kind = pictureKind(sent);
  if (format !== (kind === 'avif' ? 'heif' : kind)) throw new HttpError(415, pictureWords.unknown);
  if (width * height > PICTURE_LIMITS.pixels) throw new HttpError(422, pictureWords.tooManyPixels);
  if (pages !== undefined && pages > MAX_FRAMES) throw new HttpError(422, pictureWords.tooManyMoments);
  if (holdsDocument(sent)) throw new HttpError(422, pictureWords.hidden);
}

/** Decodes the picture, upright and in its largest size. */
async function readPicture(sent: Buffer, width: number) {
  try {
    return await sharp(sent, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, height: MAX_OWN_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw damaged(cause);
  }
}

function writeFile(data: Buffer, raw: Raw, width: number, format: OwnFormat): Promise<Buffer> {
  const resized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return resized.avif(WRITTEN.avif).toBuffer();
  return format === 'webp' ? resized.webp(WRITTEN.webp).toBuffer() : resized.jpeg(WRITTEN.jpg).toBuffer();
}

/** @throws the cause itself if memory ran out */
function damaged(cause: unknown): HttpError {
  if (cause instanceof Error && OUT_OF_MEMORY.test(cause.message)) throw cause;
  const refusal = new HttpError(422, pictureWords.damaged);
  refusal.cause = cause;
  return refusal;
}
