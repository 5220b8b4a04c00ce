import { MAX_OWN_HEIGHT, OWN_WIDTHS } from '#shared/images/ownPicture.ts';
import { pictureKind } from '#shared/images/pictureKind.ts';
import { PICTURE_LIMITS, pictureWords } from '#shared/images/pictureLimits.ts';

/** A file up to this size is sent as it is. A larger one is reduced first, to save the person's data. */
const MAX_UNTOUCHED_BYTES = 600 * 1024;

/** The quality of the JPEG that is sent in place of a large file; the server encodes it again. */
const QUALITY = 0.86;

/** The file to send for a chosen one, or why it is refused. */
type LightPicture = { picture: ArrayBuffer; type: string } | { refused: string };

/**
 * Prepares a file for the upload: checks its content, and reduces it to the size that the server stores if that saves
 * data, or if the server would refuse its bytes or its dots. A file that this browser cannot decode is sent as it is, and the server decides.
 */
export async function lightPicture(file: Blob): Promise<LightPicture> {
  if (file.size === 0) return { refused: pictureWords.empty };
  const kind = pictureKind(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  const bitmap = await drawable(file);
  if (bitmap === null && kind === undefined) return { refused: pictureWords.unknown };
  if (bitmap === null && kind === 'heic') return { refused: pictureWords.heic };

  const taken = kind !== undefined && kind !== 'heic';
  const isTooLarge =
    file.size > PICTURE_LIMITS.bytes || (bitmap !== null && bitmap.width * bitmap.height > PICTURE_LIMITS.pixels);
  const needed = !taken || isTooLarge || file.size > MAX_UNTOUCHED_BYTES;
  const drawn = bitmap && needed ? await drawSmaller(bitmap) : null;
  bitmap?.close();
  const lighter = drawn && (!taken || isTooLarge || drawn.size < file.size) ? drawn : null;
  const sent = lighter ?? file;
  if (sent.size > PICTURE_LIMITS.bytes) return { refused: pictureWords.tooLarge };
  return { picture: await sent.arrayBuffer(), type: lighter ? 'image/jpeg' : `image/${kind}` };
}

async function drawable(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null; // damaged, of an unknown format, or too large for this device
  }
}

/** The picture as a JPEG no larger than what the server stores; null if this browser has too little memory. */
function drawSmaller(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, Math.max(...OWN_WIDTHS) / bitmap.width, MAX_OWN_HEIGHT / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = 'white'; // transparent parts would become black
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
