import sharp from 'sharp';
import { writeManifest } from './manifest.ts';
import { scenes } from './scenes/all.ts';
import { writePicture } from './writing.ts';

/** `npm run artwork [names]`: draws every picture, or only those named, and writes what the site knows of them. */
async function main(names: readonly string[]): Promise<void> {
  sharp.concurrency(1);
  const unknown = names.filter((name) => !scenes.some((scene) => scene.name === name));
  if (unknown.length)
    throw new Error(
      `There is no picture called ${unknown.join(', ')}. There are: ${scenes.map(({ name }) => name).join(', ')}.`,
    );
  for (const scene of scenes) {
    if (names.length && !names.includes(scene.name)) continue;
    const bytes = await writePicture(scene);
    console.log(`${scene.name}: ${Math.round(bytes / 1024)} kB in ${scene.widths.length} widths`);
  }
  await writeManifest(scenes);
}

await main(process.argv.slice(2));
