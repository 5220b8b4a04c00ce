import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISTRESS_KINDS, type DistressKind } from '#content/verses/distress/care.ts';
import { famousLines } from '#content/verses/famousLines/famousLines.ts';
import { needs } from '#content/verses/needs/needs.ts';
import { verseSayings } from '#content/verses/sayings.ts';
import { openModels, type Training } from '../classifier/kept.ts';
import { classify, type Model } from '../classifier/model.ts';
import type { Example } from '../classifier/train.ts';
import { actExamples } from '../conversation/acts.ts';
import { conceptsVersion } from '../language/concepts.ts';
import { sentencesOfLine } from '../language/sentences.ts';
import { distressFeatures, likenessFeatures } from './distressFeatures.ts';

/** The label of what is no distress. */
const QUIET = 'quiet';

const CONTENT = join(import.meta.dirname, '../../../content/verses');
const EXAMPLES = join(CONTENT, 'distress/examples');

/** What the files of examples tell of. `quiet` has what only sounds like danger, `quoted` lines of the Bible and of hymns. */
const FILES: Record<string, readonly string[]> = {
  risk: ['risk'],
  death: ['despair', 'otherDespair'],
  hurt: ['violence', 'sexual', 'child', 'otherViolence', 'otherChild', 'harm'],
  [QUIET]: ['quiet', 'quoted'],
};

/** How much an example counts whose writer is named: each writes of everything, and in a voice of one's own. */
const VOICED = 4;
/** The same for messages without danger. Training raises the weight of danger once more, so both count alike. */
const VOICED_QUIET = 16;

const linesOf = (path: string): string[] => readFileSync(join(EXAMPLES, path), 'utf8').split('\n').filter(Boolean);

/**
 * Every example of distress and of none, with its kind, from `src/content/verses/distress/examples`: one a line. In
 * `voices` each file has the lines of a few writers, and `## kind` stands before those that tell of it.
 */
export function distressExamples(): Example[] {
  const byKind = Object.entries(FILES).flatMap(([label, names]) =>
    names.flatMap((name) => linesOf(`${name}.txt`)).flatMap((line) => examplesIn(line, label, 1)),
  );
  const byWriter = readdirSync(join(EXAMPLES, 'voices'))
    .sort()
    .flatMap((name) => {
      let label = QUIET;
      return linesOf(`voices/${name}`).flatMap((line) => {
        label = /^## (\w+)/.exec(line)?.[1] ?? label;
        return examplesIn(line, label, label === QUIET ? VOICED_QUIET : VOICED);
      });
    });
  return [...byKind, ...byWriter];
}

const examplesIn = (line: string, label: string, weight: number): Example[] =>
  line.startsWith('#') ? [] : sentencesOfLine(line).map((text) => ({ text: text.trim(), label, weight }));

/** How much the words and the sentences of a need, and quotations, count: there are many more of them than of distress. */
const LISTED = 0.1;
const NEEDED = 2;
const QUOTED = 0.5;
/** What asks on about a passage. */
const ASKED_ON = 0.25;

/** Needs that people tell of together with danger. */
const GRAVE = /abuse|suicid|violen|revenge|self-worth|persecution/;

/** What people write who need something else: words that call for a need, and the example sentences of needs. */
function needsOfOthers(): Example[] {
  const listed = needs
    .filter(({ key }) => !GRAVE.test(key))
    .flatMap(({ calls, wito }) => `${calls},${wito}`.split(','))
    .map((call) => ({ text: call.trim().replace(/^[~-]/, ''), label: QUIET, weight: LISTED }));
  return [...listed, ...sentencesOfNeeds()].filter(({ text }) => text !== '');
}

/** Without those in `needsOnly`: with as many more quiet sentences, some plain danger was no longer heard. */
function sentencesOfNeeds(): Example[] {
  const folder = join(CONTENT, 'sentences');
  let grave = false;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .flatMap((line) => {
      if (line.startsWith('#')) grave = GRAVE.test(line);
      return grave || line === '' || /^[#=]/.test(line) ? [] : [{ text: line, label: QUIET, weight: NEEDED }];
    });
}

/** Lines of the Bible and sayings: who quotes them is in no danger. */
function quotations(): Example[] {
  const lines = famousLines.flatMap(({ wordings }) => wordings);
  const sayings = verseSayings.flatMap(({ forms }) => forms);
  return [...lines, ...sayings].map((text) => ({ text, label: QUIET, weight: QUOTED }));
}

const DANGER = 'danger';

/** How much an example of distress counts beside one of none: a call that is missed costs more than a needless number. */
const WEIGHT = 4;
/** How much an example of a life at risk counts beside one of another danger: there are fewer. */
const WEIGHT_OF_RISK = 6;

/**
 * What the classifiers of distress are trained from. `danger` tells whether there may be danger, `kind` which one. `near`
 * keeps the examples: with it, a fifth of the false alarms went on messages of new writers.
 */
export function distressTraining(): Training {
  return {
    name: 'distress',
    examples() {
      const examples = distressExamples();
      const danger: Example[] = examples.map(({ text, label, weight = 1 }) =>
        label === QUIET ? { text, label, weight } : { text, label: DANGER, weight: WEIGHT * weight },
      );
      const acts = actExamples().map(({ text }) => ({ text, label: QUIET, weight: ASKED_ON }));
      danger.push(...needsOfOthers(), ...quotations(), ...acts);
      const kind = examples
        .filter(({ label }) => label !== QUIET)
        .map(({ text, label, weight = 1 }) => ({
          text,
          label,
          weight: label === 'risk' ? WEIGHT_OF_RISK * weight : weight,
        }));
      return { danger, kind, near: danger };
    },
    featuresOf: distressFeatures,
    // Pairs of words and of meanings need many slots, so that they do not share them. A feature in one example alone may
    // be chance. The values were chosen by leaving out each writer's examples in turn.
    // The mean of several runs depends less on the order in which the examples were gone through.
    options: { rounds: 3, runs: 3, least: 2, decay: 0.002, prior: 0, size: 4_194_304 },
    own: {
      kind: { size: 1_048_576, rounds: 5, runs: 1 },
      near: { size: 1_048_576, nearest: true, featuresOf: likenessFeatures },
    },
    version: `36 ${conceptsVersion}`,
  };
}

let kept: Record<string, Model> | undefined;

/** Loads the classifiers, or trains them where the build did not; milliseconds, or seconds. */
export function openDistress(): Record<string, Model> {
  kept ??= openModels(distressTraining());
  return kept;
}

function modelOf(name: 'danger' | 'kind' | 'near'): Model {
  const model = openDistress()[name];
  if (!model) throw new Error('The classifiers of distress were not trained.');
  return model;
}

/**
 * The logarithm of the odds that a text tells of danger.
 *
 * @param by `danger` learned from all examples, `near` asks those most like the text
 */
export function dangerOf(text: string, by: 'danger' | 'near' = 'danger'): number {
  const share = classify(modelOf(by), text).find(({ label }) => label === DANGER)?.confidence ?? 0;
  return Math.log(Math.max(share, 1e-5) / Math.max(1 - share, 1e-5));
}

/** From this likelihood on a kind counts where it is weighed how clear a danger is. */
const LIKELY_KIND = 0.9;
/**
 * The words of a kind are said from here on only, and a little earlier where the danger is told in plain words: words
 * that are true for all are said before those of a wrong kind. Of writers by whom nothing was trained on, one in a
 * thousand got the words of another kind, and one in 180 from 0.9.
 */
const SURE_OF_KIND = { plain: 0.94, otherwise: 0.97 };

/**
 * The kind of danger in a text that tells of some, and the one whose words are sure to be true; `any` where none is.
 *
 * @param plain whether it is told in plain words, or even in those of a life at risk now
 */
export function kindOf(text: string, plain: 'risk' | boolean): { kind: DistressKind; ofWords: DistressKind } {
  const [likeliest] = classify(modelOf('kind'), text);
  const from = (least: number): DistressKind =>
    DISTRESS_KINDS.find((kind) => likeliest?.label === kind && likeliest.confidence >= least) ?? 'any';
  const kind = from(LIKELY_KIND);
  if (plain === 'risk') return { kind: plain, ofWords: kind === 'any' || kind === plain ? plain : 'any' };
  return { kind, ofWords: from(plain ? SURE_OF_KIND.plain : SURE_OF_KIND.otherwise) };
}
