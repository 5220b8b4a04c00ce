import type { DistressKind } from '#content/verses/distress/care.ts';
import { openModels, type Training } from '../classifier/kept.ts';
import { classify, type Model } from '../classifier/model.ts';
import type { Example } from '../classifier/train.ts';
import { conceptsVersion } from '../language/concepts.ts';
import { distressFeatures } from './distressFeatures.ts';
import { distressExamples, needsOfOthers, QUIET, quotations } from './examples.ts';

const DANGER = 'danger';

/** How much an example of distress counts beside one of none: a call that is missed costs more than a needless number. */
const WEIGHT = 4;

/** What the classifiers of distress are trained from: whether there may be danger, and of which kind. */
export function distressTraining(): Training {
  return {
    name: 'distress',
    examples() {
      const examples = distressExamples();
      const danger: Example[] = examples.map(({ text, label }) =>
        label === QUIET ? { text, label } : { text, label: DANGER, weight: WEIGHT },
      );
      danger.push(...needsOfOthers(), ...quotations());
      const kind = examples.filter(({ label }) => label !== QUIET).map(({ text, label }) => ({ text, label }));
      return { danger, kind };
    },
    featuresOf: distressFeatures,
    options: { rounds: 5, calibrated: false, entries: 120_000 },
    // Pairs of words and of meanings need many slots, so that they do not share them. A feature in one example alone may
    // be chance. The values were chosen by leaving out each writer's examples in turn.
    own: { danger: { size: 4_194_304, least: 2, decay: 0.01, prior: 0, entries: 400_000 } },
    version: `7 ${conceptsVersion}`,
  };
}

let kept: Record<string, Model> | undefined;

/** Loads the classifiers, or trains them where the build did not; milliseconds, or seconds. */
export function openDistress(): Record<string, Model> {
  kept ??= openModels(distressTraining());
  return kept;
}

function modelOf(name: 'danger' | 'kind'): Model {
  const model = openDistress()[name];
  if (!model) throw new Error('The classifiers of distress were not trained.');
  return model;
}

/** How likely a text tells of danger, 0 to 1. */
export const dangerOf = (text: string): number =>
  classify(modelOf('danger'), text).find(({ label }) => label === DANGER)?.confidence ?? 0;

/** A life at risk cannot wait, so less is enough for it. */
const LEAST_OF_RISK = 0.4;

/** The likeliest kind of danger in a text that tells of some. */
export function kindOf(text: string): DistressKind {
  const kinds = classify(modelOf('kind'), text);
  const isRisk = kinds.some(({ label, confidence }) => label === 'risk' && confidence >= LEAST_OF_RISK);
  return isRisk ? 'risk' : (kinds.find(({ label }) => label !== 'risk')?.label as DistressKind);
}
