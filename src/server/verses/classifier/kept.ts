import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type FeaturesOf, type Touched, textFeatures } from './features.ts';
import { type Model, packModels, unpackModels } from './model.ts';
import { type Example, type TrainingOptions, train } from './train.ts';

/**
 * Raise this when features, training, or the way examples are read change, so that models which an older program trained
 * are not used.
 */
const ENGINE = 13;

/** Where the examples come from. */
const CONTENT = join(import.meta.dirname, '../../../content/verses');

/** What models are trained from: the examples of each, by its name. */
export interface Training {
  /** The name of the file: `needs`. */
  name: string;
  /** Reads the examples, which takes a while: only where the models are trained. */
  examples: () => Record<string, Example[]>;
  /** The folder whose files they are read from: the models are trained again when one changes. `content/verses` by default. */
  source?: string;
  featuresOf?: FeaturesOf;
  options?: Omit<TrainingOptions, 'featuresOf' | 'read'>;
  /** Options of single models, by their name. */
  own?: Record<string, Omit<TrainingOptions, 'featuresOf' | 'read'>>;
  /** Whatever else the features depend on, so that the models are trained again when it changes. */
  version?: string;
}

/**
 * The models of a training: those that the build put into `dist/verses`, or, where they are missing or were trained from
 * something else, newly trained and put there. Takes milliseconds to load, seconds to train.
 */
export function openModels(
  training: Training,
  folder = join(import.meta.dirname, '../../../../dist/verses'),
): Record<string, Model> {
  const file = join(folder, `${training.name}.model`);
  const digest = digestOf(training);
  const loaded = load(file, digest, training.featuresOf ?? textFeatures);
  if (loaded) return loaded;
  const models = trainAll(training);
  save(file, packModels(models, digest));
  return models;
}

/** Trains every model of a training. */
export function trainAll({ examples, featuresOf = textFeatures, options, own }: Training): Record<string, Model> {
  const read = new Map<string, Touched>();
  return Object.fromEntries(
    Object.entries(examples()).map(([name, list]) => [
      name,
      train(list, { ...options, ...own?.[name], featuresOf, read }),
    ]),
  );
}

function load(file: string, digest: string, featuresOf: FeaturesOf): Record<string, Model> | undefined {
  try {
    return unpackModels(readFileSync(file), digest, featuresOf);
  } catch {
    return undefined; // there is none, or it is broken: it is trained again
  }
}

/** Writes a file in one step, so that a reader sees the old one or the new one. If it cannot be written, the site goes on. */
function save(file: string, bytes: Buffer): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  } catch {
    // a folder that may only be read
  }
}

function digestOf({ source = CONTENT, options = {}, own = {}, version = '' }: Training): string {
  const files = digests.get(source) ?? digestOfFiles(source);
  digests.set(source, files);
  return createHash('sha256')
    .update(JSON.stringify([ENGINE, version, options, own, files]))
    .digest('hex');
}

/** By folder: all trainings of a process share one. */
const digests = new Map<string, string>();

function digestOfFiles(folder: string): string {
  const digest = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    digest.update(relative(folder, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return digest.digest('hex');
}
