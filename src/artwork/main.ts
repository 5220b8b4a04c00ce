import sharp from 'sharp';
import { writeFilm } from './film.ts';
import { writeIcons } from './icons.ts';
import { writeManifest } from './manifest.ts';
import { writePreviews } from './previews.ts';
import { scenes } from './scenes/all.ts';
import { removeOthers, writePicture } from './writing.ts';

/** What is drawn besides the scenes. */
const OTHERS = {
  icons: writeIcons,
  previews: writePreviews,
  film: async () => {
    const hero = scenes.find(({ name }) => name === 'hero');
    if (hero) await writeFilm(hero);
  },
};

/** `npm run artwork [names]`: draws everything, or only what is named, and writes what the site knows of each picture. */
async function main(names: readonly string[]): Promise<void> {
  sharp.concurrency(1);
  const all = [...scenes.map(({ name }) => name), ...Object.keys(OTHERS)];
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length) throw new Error(`Nothing here is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  const wanted = (name: string) => names.length === 0 || names.includes(name);

  for (const scene of scenes.filter(({ name }) => wanted(name))) {
    const bytes = await writePicture(scene);
    console.log(`${scene.name}: ${Math.round(bytes / 1024)} kB in ${scene.widths.length} widths`);
  }
  if (!names.length) {
    for (const file of await removeOthers(scenes)) console.log(`${file}: removed, as nothing draws it any more`);
  }
  await writeManifest(scenes);
  for (const [name, write] of Object.entries(OTHERS)) if (wanted(name)) await write();
}

await main(process.argv.slice(2));
