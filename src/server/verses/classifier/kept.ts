import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type FeaturesOf, type Touched, textFeatures } from './features.ts';
import { type Model, packModels, unpackModels } from './model.ts';
import { type Example, type TrainingOptions, train } from './train.ts';

/**
 * Raise this when features, training, or the way examples are read change, so that models which an older program trained
 * are not used.
 */
const ENGINE = 15;

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
  options?: Omit<TrainingOptions, 'featuresOf'>;
  /** Options of single models, by their name. */
  own?: Record<string, TrainingOptions>;
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
  try {
    const loaded = unpackModels(readFileSync(file), digest, (name) => featuresFor(name, training));
    if (loaded) return loaded;
  } catch {
    // there is none, or it is broken: it is trained again
  }
  const models = trainAll(training);
  try {
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, packModels(models, digest));
    renameSync(draft, file); // so that a reader sees the old one or the new one
  } catch {
    // a folder that may only be read
  }
  return models;
}

const featuresFor = (name: string, { featuresOf = textFeatures, own }: Training): FeaturesOf =>
  own?.[name]?.featuresOf ?? featuresOf;

function trainAll(training: Training): Record<string, Model> {
  const reads = new Map<FeaturesOf, Map<string, Touched>>();
  const trained = Object.entries(training.examples()).map(([name, list]) => {
    const featuresOf = featuresFor(name, training);
    const read = reads.get(featuresOf) ?? new Map<string, Touched>();
    reads.set(featuresOf, read);
    return [name, train(list, { ...training.options, ...training.own?.[name], featuresOf }, read)] as const;
  });
  return Object.fromEntries(trained);
}

function digestOf({ source = CONTENT, options = {}, own = {}, version = '' }: Training): string {
  const digest = createHash('sha256');
  const files = readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    digest.update(relative(source, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return digest.update(JSON.stringify([ENGINE, version, options, own])).digest('hex');
}
