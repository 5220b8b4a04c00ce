import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Scene } from './kit/scene.ts';
import { tonesOf } from './writing.ts';

const FILE = fileURLToPath(new URL('../content/pictures.ts', import.meta.url));

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Writes `src/content/pictures.ts`: what the site knows of each picture. */
export async function writeManifest(scenes: readonly Scene[]): Promise<void> {
  const entries = await Promise.all(
    [...scenes]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(async (scene) => {
        const key = /^[a-z]+$/.test(scene.name) ? scene.name : quoted(scene.name);
        const [top, foot] = await tonesOf(scene);
        return `  ${key}: {\n    width: ${scene.width},\n    height: ${scene.height},\n    widths: [${scene.widths.join(', ')}],\n    alt: ${quoted(scene.alt)},\n    tones: ['${top}', '${foot}'],\n  },\n`;
      }),
  );
  await writeFile(FILE, `${HEADER}${entries.join('')}} as const satisfies Record<string, PictureFacts>;\n${FOOTER}`);
}

const HEADER = `// Written by \`npm run artwork\` from the scenes in src/artwork: change a scene, not this file.

/** One picture: its files are \`/pictures/<name>-<width>.avif\` and \`.webp\`, one of each for every width. */
export interface PictureFacts {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
  /** What is seen in it, for those who do not see it. */
  alt: string;
  /** The colours of its upper and lower half, to stand there until the picture is loaded. */
  tones: readonly [top: string, foot: string];
}

/** Every picture of the site, by its name. */
export const pictures = {
`;

const FOOTER = `
/** The name of a picture, as pages use it. */
export type PictureName = keyof typeof pictures;
`;
