import { openModels, type Training } from '../classifier/kept.ts';
import { actTraining } from '../conversation/acts.ts';
import { distressTraining } from '../distress/training.ts';
import { needsTraining } from './needsTraining.ts';

/** Everything that is trained when the site is built. */
const trainings: (() => Training)[] = [needsTraining, distressTraining, actTraining];

/** Trains what has changed since the last build, into `dist/verses`: those of these names, or all; gives the names. */
export function trainForBuild(wanted: readonly string[] = []): string[] {
  const chosen = trainings.map((make) => make()).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const training of chosen) openModels(training);
  return chosen.map(({ name }) => name);
}
