import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Raw, type Sharp } from 'sharp';
import type { AnnouncingWindow } from '#content/events/eventWindows.ts';
import { pictures } from '#content/pictures.ts';
import { type Arch, archOutline, svg } from './marks.ts';

/** Larger photographs are not read, in pixels; uploads are always smaller. */
const MAX_PIXELS = 20_000_000;

/** Crops a picture to a size around its focal point, in percent from left and top. */
export async function cutTo(
  file: Uint8Array,
  size: { width: number; height: number },
  [x, y]: readonly [number, number],
): Promise<Sharp> {
  const image = sharp(file, { limitInputPixels: MAX_PIXELS });
  const { width = 1, height = 1 } = await image.metadata();
  const scale = Math.max(size.width / width, size.height / height);
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const place = (whole: number, part: number, share: number) =>
    Math.round(Math.min(whole - part, Math.max(0, (whole * share) / 100 - part / 2)));
  return image
    .resize(wide, high, { fit: 'fill' })
    .extract({ left: place(wide, size.width, x), top: place(high, size.height, y), ...size });
}

/** A picture inside a church window, as a layer for sharp; grey if the event is called off. */
export async function inArch(
  file: Uint8Array,
  arch: Arch,
  { focus, faded }: { focus: readonly [number, number]; faded: boolean },
): Promise<{ input: Buffer; left: number; top: number; raw: { width: number; height: number; channels: 4 } }> {
  const { x, y, width, height } = arch;
  const cut = await cutTo(file, { width, height }, focus);
  if (faded) cut.modulate({ saturation: 0.12, brightness: 0.75 });
  const mask = svg(width, height, `<path d="${archOutline({ ...arch, x: 0, y: 0 })}"/>`);
  const input = await cut
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .raw()
    .toBuffer();
  return { input, left: x, top: y, raw: { width, height, channels: 4 } };
}

/** Encodes a JPEG of the best quality below a size limit. */
export async function asJpeg(data: Buffer, { width, height, channels }: Raw, most: number): Promise<Buffer> {
  let file: Buffer | undefined;
  for (const quality of [84, 74, 60, 40, 20]) {
    const image = sharp(data, { raw: { width, height, channels } });
    file = await image.jpeg({ quality, chromaSubsampling: quality > 60 ? '4:4:4' : '4:2:0' }).toBuffer();
    if (file.length < most) break;
  }
  return file ?? Buffer.alloc(0);
}

/** The file of a window, read from the folder of built pages. */
export const readWindow = (folder: string, { picture }: AnnouncingWindow): Promise<Buffer> =>
  readFile(join(folder, 'pictures', `${picture}-${pictures[picture].width}.webp`));

/** The church's logo as SVG. */
export const readSign = (folder: string): Promise<string> => readFile(join(folder, 'icons', 'logo.svg'), 'utf8');
