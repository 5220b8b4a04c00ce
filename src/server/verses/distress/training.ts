import { DISTRESS_KINDS, type DistressKind } from '#content/verses/distress/care.ts';
import { openModels, type Training } from '../classifier/kept.ts';
import { classify, type Model } from '../classifier/model.ts';
import type { Example } from '../classifier/train.ts';
import { actExamples } from '../conversation/acts.ts';
import { conceptsVersion } from '../language/concepts.ts';
import { distressFeatures, likenessFeatures } from './distressFeatures.ts';
import { distressExamples, needsOfOthers, QUIET, quotations } from './examples.ts';

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
      danger.push(...needsOfOthers(), ...quotations(), ...actExamples().map(({ text }) => ({ text, label: QUIET })));
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
    version: `33 ${conceptsVersion}`,
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

/**
 * A kind must be this likely: words that are true for all are said before the words of a wrong kind. In the words of
 * writers by whom nothing was trained on, one kind in 180 was wrong from here on, and one in 50 from 0.7.
 */
const SURE_OF_KIND = 0.9;

/** The kind of danger in a text that tells of some; `any` where no kind is likely enough. */
export function kindOf(text: string): DistressKind {
  const [likeliest] = classify(modelOf('kind'), text);
  return DISTRESS_KINDS.find((kind) => likeliest?.label === kind && likeliest.confidence >= SURE_OF_KIND) ?? 'any';
}
