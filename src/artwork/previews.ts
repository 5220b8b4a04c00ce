import { mkdir, writeFile } from 'node:fs/promises';
import { scenes } from './scenes/all.ts';
import { drawn, image, PUBLIC } from './writing.ts';

const [WIDTH, HEIGHT] = [1200, 630];

/** Which picture a chat shows for each part of the site, and how far down it is cut, 0 at the top to 1 at the foot. */
const PREVIEWS = {
  home: ['hero', 0.2],
  about: ['path', 0.4],
  ministries: ['ministries', 0.15],
  give: ['wheat-field', 0.5],
  media: ['seven-candles', 0.9],
  events: ['trumpet', 0.4],
  contact: ['dove', 0.3],
  'daily-verse': ['book', 0.6],
} as const;

/** Writes the Open Graph pictures, 1200×630, as `public/pictures/og-<section>.jpg`. */
export async function writePreviews(): Promise<void> {
  await mkdir(`${PUBLIC}pictures`, { recursive: true });
  for (const [section, [name, down]] of Object.entries(PREVIEWS)) {
    const scene = scenes.find((one) => one.name === name);
    if (!scene) throw new Error(`The preview of "${section}" shows a picture that nothing draws: "${name}".`);
    const height = Math.round((scene.height * WIDTH) / scene.width);
    const file = await image(await drawn(scene))
      .resize(WIDTH, height)
      .extract({ left: 0, top: Math.round((height - HEIGHT) * down), width: WIDTH, height: HEIGHT })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer();
    await writeFile(`${PUBLIC}pictures/og-${section}.jpg`, file);
    console.log(`og-${section}: ${Math.round(file.length / 1024)} kB`);
  }
}
