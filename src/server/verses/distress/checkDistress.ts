import { crossValidate, type Validation } from '../classifier/validate.ts';
import { distressExamples, QUIET } from './examples.ts';
import { distressTraining } from './training.ts';

/** How well the classifier of distress, without the rules, tells examples that it was not trained on. Takes a minute. */
export function checkDistress(parts = 4): Validation {
  const { examples, options, own, featuresOf } = distressTraining();
  const all = examples().danger ?? [];
  const isNeed = (weight = 1) => weight < 1;
  const asked = all.filter(({ weight }) => !isNeed(weight));
  const always = all.filter(({ weight }) => isNeed(weight));
  const settings = { ...options, ...own?.danger, ...(featuresOf && { featuresOf }) };
  const lineOf = new Map(distressExamples().map(({ text, line }) => [text, line]));
  return crossValidate(asked, settings, parts, always, ({ text }) => lineOf.get(text) ?? text);
}

/** The figures in lines to print: how many calls the classifier alone hears, its false alarms, and examples of both. */
export function linesOfDistress({ labels, confusions }: Validation): string[] {
  const told = (wanted: boolean) => {
    const { right = 0, examples = 1 } = labels.find(({ label }) => (label === QUIET) === wanted) ?? {};
    return right / examples;
  };
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    `distress: hears ${percent(told(false))} of the calls without any rule; ${percent(1 - told(true))} false alarms among what only sounds like one.`,
    ...confusions.map(({ label, times, texts }) => {
      const kind = label === QUIET ? 'false alarms' : 'not heard';
      return `  ${times} ${kind}: ${texts.slice(0, 8).join('; ')}`;
    }),
  ];
}
