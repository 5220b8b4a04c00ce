import { classify } from './model.ts';
import { type Example, randomOf, shuffle, type TrainingOptions, train } from './train.ts';

/** How well a model classifies examples that it was not trained on. */
export interface Validation {
  /** 0 to 1. */
  accuracy: number;
  /** How often the right label is among the first three. */
  amongThree: number;
  /** For each label: how many examples it has, and how many were classified right. */
  labels: { label: string; examples: number; right: number }[];
  /** Which label was taken for which, the most frequent first. */
  confusions: { label: string; taken: string; times: number; texts: string[] }[];
  /** Of the answers with about this confidence, how many there are and how many were right. */
  confidences: { from: number; answers: number; right: number }[];
}

/**
 * Cross-validation: the examples are divided into parts, and each part is classified by a model trained on the others.
 *
 * @param extra examples that are always trained on and never asked
 * @param groupOf what an example belongs to: examples of one group are near to each other, so all are asked or none
 */
export function crossValidate(
  examples: Example[],
  options: TrainingOptions = {},
  parts = 5,
  extra: Example[] = [],
  groupOf: (example: Example) => string = ({ text }) => text,
): Validation {
  const groups = [...new Set(examples.map(groupOf))];
  const order = groups.map((_, at) => at);
  shuffle(order, randomOf(7));
  const partOf = new Map(order.map((group, at) => [groups[group], at % parts]));
  const labels = new Map<string, { examples: number; right: number }>();
  const confusions = new Map<string, { label: string; taken: string; times: number; texts: string[] }>();
  const confidences = Array.from({ length: 10 }, (_, at) => ({ from: at / 10, answers: 0, right: 0 }));
  let amongThree = 0;
  for (let part = 0; part < parts; part++) {
    const asked = examples.filter((example) => partOf.get(groupOf(example)) === part);
    const trained = examples.filter((example) => partOf.get(groupOf(example)) !== part);
    const model = train([...extra, ...trained], options);
    for (const { text, label } of asked) {
      const ranked = classify(model, text);
      const [first] = ranked;
      const taken = first?.label ?? '';
      const right = taken === label;
      const count = labels.get(label) ?? { examples: 0, right: 0 };
      labels.set(label, { examples: count.examples + 1, right: count.right + Number(right) });
      if (ranked.slice(0, 3).some((one) => one.label === label)) amongThree++;
      const bin = confidences[Math.min(9, Math.floor((first?.confidence ?? 0) * 10))];
      if (bin) {
        bin.answers++;
        bin.right += Number(right);
      }
      if (right) continue;
      const key = `${label} ${taken}`;
      const confusion = confusions.get(key) ?? { label, taken, times: 0, texts: [] };
      confusions.set(key, { ...confusion, times: confusion.times + 1, texts: [...confusion.texts, text] });
    }
  }
  const right = [...labels.values()].reduce((sum, count) => sum + count.right, 0);
  return {
    accuracy: right / examples.length,
    amongThree: amongThree / examples.length,
    labels: [...labels].map(([label, count]) => ({ label, ...count })),
    confusions: [...confusions.values()].sort((one, other) => other.times - one.times),
    confidences,
  };
}
