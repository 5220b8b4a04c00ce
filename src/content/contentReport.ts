import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { home } from './en/home.ts';
import { pictureAlts } from './en/pictures.ts';
import { type PictureName, pictures, webpWidths } from './pictures.ts';

/** The heaviest that one file of a picture may be. */
export const MAX_PICTURE_BYTES = 200_000;

/** The heaviest that one file of the film may be. */
export const MAX_FILM_BYTES = 700_000;

/** A stand-in still in place. */
export interface SampleFound {
  /** `en/church.ts`. */
  file: string;
  /** `church.giving.paybill`. */
  place: string;
  value: string;
}

/** The modules that hold what the church says, by file name, church.ts first: what has no language, and English. */
export async function contentModules(): Promise<Map<string, object>> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).map((file) => join(folder, file)),
  )
    .filter((file) => file.endsWith('.ts') && !TOOLS.has(file))
    .sort((one, other) => Number(isFacts(other)) - Number(isFacts(one)) || one.localeCompare(other));
  const modules = new Map<string, object>();
  for (const file of files) modules.set(file, (await import(join(import.meta.dirname, file))) as object);
  return modules;
}

/** The folders of what has no language, and of English. */
const FOLDERS = ['.', 'articles', 'events', 'scripture', 'en'];
/** Files that say nothing themselves. */
const TOOLS = new Set(['contentReport.ts', 'events/branchOf.ts', 'pictures.ts', 'scripture/scripture.ts']);
const isFacts = (file: string) => file === 'en/church.ts';

/** The files with Kiswahili that no native reader has approved yet: `src/content/sw/about.ts`. */
export function unapprovedTranslations(): string[] {
  const project = join(import.meta.dirname, '../..');
  return globSync(['src/content/**/*.ts', 'src/shared/**/*.ts'], { cwd: project })
    .filter((file) => /^export const approved = false;$/m.test(readFileSync(join(project, file), 'utf8')))
    .sort();
}

/** Every value still marked `sample`, each at the first place where it stands. @param replaced parts that no longer count */
export function findSamples(modules: ReadonlyMap<string, object>, replaced?: ReadonlySet<unknown>): SampleFound[] {
  const found: SampleFound[] = [];
  const seen = new Set<unknown>(replaced);
  for (const [file, module] of modules) {
    visit(module, '', (value, place) => {
      if (seen.has(value)) return false;
      seen.add(value);
      if (!('sample' in value) || value.sample !== true) return true;
      const { sample: _sample, ...rest } = value as Record<string, unknown>;
      found.push({ file, place, value: Object.values(rest).join(', ') });
      return false;
    });
  }
  return found;
}

/** The names of pictures that content uses, in `picture` and `upright`; they are written small, as no label is. */
export function usedPictures(modules: ReadonlyMap<string, object>): Set<string> {
  const names = new Set<string>();
  for (const module of modules.values()) {
    visit(module, '', (value) => {
      for (const [key, name] of Object.entries(value)) {
        if (/^(picture|upright)$/.test(key) && typeof name === 'string' && /^[a-z0-9-]+$/.test(name)) names.add(name);
      }
      return true;
    });
  }
  return names;
}

/**
 * What is wrong with the pictures and the film, in sentences: missing, too heavy, without alternative text.
 *
 * @param publicFolder the folder that is served as it is
 */
export function pictureFaults(modules: ReadonlyMap<string, object>, publicFolder: string): string[] {
  const faults: string[] = [];
  const check = (file: string, limit: number) => {
    const size = statSync(join(publicFolder, file), { throwIfNoEntry: false })?.size;
    if (size === undefined) faults.push(`public/${file} is missing.`);
    else if (size > limit) faults.push(`public/${file} weighs ${kilobytes(size)}; ${kilobytes(limit)} is the most.`);
  };
  for (const name of usedPictures(modules)) {
    if (!(name in pictures)) faults.push(`There is no picture called ${name} in pictures.ts.`);
  }
  for (const name of Object.keys(pictures) as PictureName[]) {
    if (pictureAlts[name].trim() === '') faults.push(`The picture ${name} has no alternative text.`);
    for (const width of pictures[name].widths) check(`pictures/${name}-${width}.avif`, MAX_PICTURE_BYTES);
    for (const width of webpWidths(pictures[name])) check(`pictures/${name}-${width}.webp`, MAX_PICTURE_BYTES);
  }
  for (const film of Object.values(home.hero.film)) check(film.slice(1), MAX_FILM_BYTES);
  return faults;
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** Walks through a value; `look` says for each object whether to go into it. */
function visit(value: unknown, place: string, look: (value: object, place: string) => boolean): void {
  if (typeof value !== 'object' || value === null || !look(value, place)) return;
  for (const [key, inner] of Object.entries(value)) {
    const step = /^\d+$/.test(key) ? `[${Number(key) + 1}]` : place === '' ? key : `.${key}`;
    visit(inner, place + step, look);
  }
}
