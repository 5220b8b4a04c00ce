import { needs } from '#content/verses/needs.ts';
import type { Training } from './classifier/kept.ts';

/** What the classifier of needs is trained from. */
export function needsTraining(): Training {
  const need = needs.flatMap(({ key, calls, wito }) =>
    `${calls},${wito}`
      .split(',')
      .map((call) => ({ text: call.trim().replace(/^[~-]/, ''), label: key }))
      .filter(({ text }) => text !== ''),
  );
  return { name: 'needs', examples: { need } };
}
