import { PICTURE_LIMITS } from '#shared/pictureLimits.ts';

/** A file above this is made lighter before it is sent, in bytes: it costs the person's data. */
const LIGHT = 3 * 1024 * 1024;

/** The longer side of what is sent then, in pixels; the server shows no more than 1600. */
const LONGEST = 2560;

const QUALITY = 0.85;

/** What the server reads as it is; anything else that this browser can draw, such as Apple's HEIC, becomes a JPEG. */
const READ_BY_SERVER = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** A picture as it is sent: the file itself, or a smaller one where that spares data. Whatever fails, the file goes. */
export async function lightPicture(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const small = file.size <= LIGHT && picture.width * picture.height <= PICTURE_LIMITS.pixels;
    const sent = small && READ_BY_SERVER.includes(file.type) ? file : ((await drawn(picture)) ?? file);
    picture.close();
    return sent;
  } catch {
    return file; // this browser cannot draw it: the server says what it makes of it
  }
}

function drawn(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = 'white'; // where it is transparent, a JPEG would be black
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
