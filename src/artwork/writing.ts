import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { MAX_PICTURE_BYTES } from '../content/contentReport.ts';
import { webpWidths } from '../content/pictures.ts';
import { prepare, shine } from './kit/finish.ts';
import { layersOf } from './kit/layers.ts';
import type { Scene } from './kit/scene.ts';

/** A drawing as pixels, three bytes each. */
export interface Drawing {
  width: number;
  height: number;
  pixels: Buffer;
}

/** The folder that is served as it is. */
export const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url));

const PICTURES = `${PUBLIC}pictures/`;

/** The widest file that phones ask for, in pixels. Their screens have two or three pixels where a desk's has one. */
const PHONE_WIDTH = 960;

/** Draws one scene at its full size. */
export async function drawn(scene: Scene): Promise<Drawing> {
  const layers = await layersOf(scene);
  return { width: layers.width, height: layers.height, pixels: shine(await prepare(layers, scene.light, scene.width)) };
}

/** A drawing for sharp to resize and write. */
export const image = ({ width, height, pixels }: Drawing) => sharp(pixels, { raw: { width, height, channels: 3 } });

/** Writes a picture in its widths, as AVIF and in two of them as WebP, into `public/pictures`; resolves to the bytes written. */
export async function writePicture(scene: Scene): Promise<number> {
  await mkdir(PICTURES, { recursive: true });
  const drawing = await drawn(scene);
  let bytes = 0;
  for (const width of scene.widths) {
    const resized = image(drawing).resize(width);
    const files = [
      ['avif', await avif(resized, width)] as const,
      ...(webpWidths(scene).includes(width) ? [['webp', await webp(resized)] as const] : []),
    ];
    for (const [format, file] of files) {
      await writeFile(`${PICTURES}${scene.name}-${width}.${format}`, file);
      bytes += file.length;
    }
  }
  return bytes;
}

/** AVIF. A phone's is a third lighter than in the others' quality, and beside it looks the same. */
function avif(picture: Sharp, width: number): Promise<Buffer> {
  const pains = width <= PHONE_WIDTH ? { quality: 40, effort: 9 } : { quality: 50, effort: 5 };
  return picture
    .clone()
    .avif({ ...pains, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

/** WebP in the best quality that keeps a picture of many small panes within the limit. */
async function webp(picture: Sharp): Promise<Buffer> {
  const written = (quality: number) => picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
  for (const quality of [72, 68, 64]) {
    const file = await written(quality);
    if (file.length <= MAX_PICTURE_BYTES) return file;
  }
  return written(60);
}

/**
 * The colours of a picture's upper and lower half, as `#rgb`. They show only until the picture loads, so the short form is
 * enough, and it keeps pages small.
 *
 * @throws Error if the picture has not been drawn
 */
export async function tonesOf(scene: Scene): Promise<[top: string, foot: string]> {
  const { name } = scene;
  const file = await readFile(`${PICTURES}${name}-${webpWidths(scene)[0]}.webp`).catch((cause) => {
    throw new Error(`The picture "${name}" has not been drawn yet: run "npm run artwork ${name}".`, { cause });
  });
  const halves = await sharp(file).resize(1, 2, { fit: 'fill', kernel: 'cubic' }).removeAlpha().raw().toBuffer();
  const colour = (from: number) =>
    `#${[...halves.subarray(from, from + 3)].map((value) => Math.round(value / 17).toString(16)).join('')}`;
  return [colour(0), colour(3)];
}

/** Removes the files of pictures that are no longer drawn; resolves to their names. */
export async function removeOthers(scenes: readonly Scene[]): Promise<string[]> {
  const kept = new Set(
    scenes.flatMap((scene) => [
      ...scene.widths.map((width) => `${scene.name}-${width}.avif`),
      ...webpWidths(scene).map((width) => `${scene.name}-${width}.webp`),
    ]),
  );
  const entries = await readdir(PICTURES, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name); // `help` is a folder of another program's
  const others = files.filter((name) => !kept.has(name) && !name.startsWith('og-'));
  for (const file of others) await rm(`${PICTURES}${file}`);
  return others;
}
