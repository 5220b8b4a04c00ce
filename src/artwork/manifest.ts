import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Scene } from './kit/scene.ts';
import { tonesOf } from './writing.ts';

const fileOf = (path: string) => fileURLToPath(new URL(`../content/${path}`, import.meta.url));

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Writes what the site knows of each picture, `src/content/pictures.ts`, and what is seen in it, `src/content/en/pictures.ts`. */
export async function writeManifest(scenes: readonly Scene[]): Promise<void> {
  const sorted = [...scenes].sort((a, b) => (a.name < b.name ? -1 : 1));
  const entries = await Promise.all(
    sorted.map(async (scene) => {
      const [top, foot] = await tonesOf(scene);
      return `  ${keyOf(scene)}: {\n    width: ${scene.width},\n    height: ${scene.height},\n    widths: [${scene.widths.join(', ')}],\n    tones: ['${top}', '${foot}'],\n  },\n`;
    }),
  );
  const alts = sorted.map((scene) => `  ${keyOf(scene)}: ${quoted(scene.alt)},\n`);
  await writeFile(
    fileOf('pictures.ts'),
    `${HEADER}${entries.join('')}} as const satisfies Record<string, PictureFacts>;\n${FOOTER}`,
  );
  await writeFile(fileOf('en/pictures.ts'), `${ALTS_HEADER}${alts.join('')}};\n`);
}

const keyOf = ({ name }: Scene) => (/^[a-z]+$/.test(name) ? name : quoted(name));

const WARNING = '// Written by `npm run artwork` from the scenes in src/artwork: change a scene, not this file.\n';

const HEADER = `${WARNING}
/** One picture: its files are \`/pictures/<name>-<width>.avif\` for every width, and \`.webp\` for \`webpWidths\`. */
export interface PictureFacts {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
  /** The colours of its upper and lower half, to stand there until the picture is loaded. */
  tones: readonly [top: string, foot: string];
}

/** Every picture of the site, by its name. */
export const pictures = {
`;

const FOOTER = `
/** The name of a picture, as pages use it. */
export type PictureName = keyof typeof pictures;

/**
 * The widths in which a picture is a WebP too: a small one for the few browsers that do not know AVIF, and the largest,
 * from which other pictures are made.
 */
export function webpWidths({ width, widths }: Pick<PictureFacts, 'width' | 'widths'>): readonly [small: number, large: number] {
  return [widths.find((one) => one >= 480) ?? width, width];
}
`;

const ALTS_HEADER = `${WARNING}import type { PictureName } from '../pictures.ts';

/** What is seen in each picture, for those who do not see it. */
export const pictureAlts: Readonly<Record<PictureName, string>> = {
`;
