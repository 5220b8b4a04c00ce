import { crossValidate, type Validation } from '../classifier/validate.ts';
import { actTraining } from '../conversation/acts.ts';
import { listedExamples, needsTraining, whoseTraining } from './needsTraining.ts';

/** How well the classifiers of needs and of acts tell sentences that it was not trained on. Takes a minute. */
export function checkNeeds(parts = 4): Record<string, Validation> {
  const checked = [needsTraining(), whoseTraining(), actTraining()].flatMap(({ examples, options, own, featuresOf }) =>
    Object.entries(examples()).map(([name, list]) => {
      const always = name === 'need' ? listedExamples() : [];
      const sentences = list.slice(always.length);
      const settings = { ...options, ...own?.[name], ...(featuresOf && { featuresOf }) };
      return [name, crossValidate(sentences, settings, parts, always)] as const;
    }),
  );
  return Object.fromEntries(checked);
}

/** A validation in lines to print: the figures, the needs that are told worst, and the worst confusions. */
export function linesOf(name: string, { accuracy, amongThree, labels, confusions, confidences }: Validation): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const worst = labels.toSorted((one, other) => one.right / one.examples - other.right / other.examples).slice(0, 12);
  return [
    `${name}: ${percent(accuracy)} right at once, ${percent(amongThree)} among the first three.`,
    `  Told worst: ${worst.map(({ label, right, examples }) => `${label} ${right} of ${examples}`).join(', ')}.`,
    `  Sure, and right: ${confidences
      .filter(({ answers }) => answers > 0)
      .map(({ from, answers, right }) => `${from.toFixed(1)}: ${percent(right / answers)} of ${answers}`)
      .join(', ')}.`,
    '  Worst confusions:',
    ...confusions
      .slice(0, 25)
      .map(
        ({ label, taken, times, texts }) =>
          `    ${times} × ${label} taken for ${taken}: ${texts.slice(0, 2).join('; ')}`,
      ),
  ];
}
