import sharp, { type AvifOptions, type JpegOptions, type Raw, type WebpOptions } from 'sharp';
import { Refusal } from '#server/refusal.ts';
import type { NewPicture, PictureFile } from '#server/store/pictures.ts';
import { OWN_FORMATS, OWN_TALLEST, OWN_WIDTHS, type OwnFormat } from '#shared/ownPicture.ts';
import { pictureKind } from '#shared/pictureKind.ts';
import { PICTURE_LIMITS, pictureWords } from '#shared/pictureLimits.ts';
import { holdsDocument } from './hiddenDocument.ts';
import { OUT_OF_MEMORY } from './outOfMemory.ts';

/** The most moments of a moving picture, of which the first is taken; more are no picture that somebody has made. */
const MOST_MOMENTS = 500;

/** How each form is written: light enough for a phone's data, and well to look at. */
const WRITTEN: {
  avif: AvifOptions;
  webp: WebpOptions;
  jpg: JpegOptions;
} = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 72 },
  jpg: { quality: 74, mozjpeg: true },
};

// One thread and no memory of earlier pictures: the pages are served by the same machine.
sharp.concurrency(1);
sharp.cache(false);

/** A picture as it is made; its id is chosen by who asked for it. */
export type MadePicture = Omit<NewPicture, 'id'>;

/**
 * Makes the files of a picture from what was sent. It is checked by its content, turned upright, put on white where it
 * is transparent, and written anew: nothing of the sent file goes into another, neither metadata such as the place
 * where it was taken nor anything hidden behind it. Of a moving picture only the first moment is taken.
 *
 * @param widest the width of its largest form, in pixels: a smaller one takes less memory to read
 * @throws Refusal in words, where it cannot be shown; another error where there is not enough memory
 */
export async function makePicture(sent: Buffer, widest: number = Math.max(...OWN_WIDTHS)): Promise<MadePicture> {
  await checkPicture(sent);
  const { data, info } = await readPicture(sent, widest);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: PictureFile[] = [];
  for (const width of widthsOf(info.width)) {
    for (const format of OWN_FORMATS) files.push({ width, format, bytes: await writeFile(data, raw, width, format) });
  }
  return { width: info.width, height: info.height, files };
}

/** Each width that is smaller than the picture, and the next one for the picture in its own size. */
const widthsOf = (width: number): readonly number[] =>
  OWN_WIDTHS.filter((_, at) => at === 0 || (OWN_WIDTHS[at - 1] ?? 0) < width);

/** Looks at the head of the file alone, before anything is unpacked. */
async function checkPicture(sent: Buffer): Promise<void> {
  const { format, width, height, pages } = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw damaged(cause);
    });
  const kind = pictureKind(sent);
  if (format !== (kind === 'avif' ? 'heif' : kind)) throw new Refusal(415, pictureWords.unknown);
  if (width * height > PICTURE_LIMITS.pixels) throw new Refusal(422, pictureWords.tooManyPixels);
  if (pages !== undefined && pages > MOST_MOMENTS) throw new Refusal(422, pictureWords.tooManyMoments);
  if (holdsDocument(sent)) throw new Refusal(422, pictureWords.hidden);
}

/** The picture upright and in its largest size. */
async function readPicture(sent: Buffer, width: number) {
  try {
    return await sharp(sent, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, height: OWN_TALLEST, fit: 'inside', withoutEnlargement: true })
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

/** @throws the cause itself where it is the machine's memory and not the picture */
function damaged(cause: unknown): Refusal {
  if (cause instanceof Error && OUT_OF_MEMORY.test(cause.message)) throw cause;
  const refusal = new Refusal(422, pictureWords.damaged);
  refusal.cause = cause;
  return refusal;
}
