import { openModels, type Training } from '../classifier/kept.ts';
import { actTraining } from '../conversation/acts.ts';
import { distressTraining } from '../distress/training.ts';
import { needsTraining } from './needsTraining.ts';

/** Everything that is trained when the site is built. */
const trainings: (() => Training)[] = [needsTraining, distressTraining, actTraining];

/** Trains what has changed since the last build, into `dist/verses`; gives the names. */
export function trainForBuild(): string[] {
  return trainings.map((make) => {
    const training = make();
    openModels(training);
    return training.name;
  });
}
