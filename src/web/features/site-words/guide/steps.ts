import type { EditablePage } from '#content/editable/index.ts';
import type { FieldState, UnfinishedField } from '#shared/content/content.ts';

/** A step of the guide that is about fields of the site's words. */
export interface WordsStep {
  title: string;
  fields: readonly (readonly [page: EditablePage, path: RegExp])[];
  /** The label of the button that confirms the samples as they are; without it, each field has to be opened. */
  confirm?: string;
}

/** The first steps of a new church; its accounts and its first event are separate steps. */
export const WORDS_STEPS = {
  name: { title: 'Name', fields: [['church', /^(name|shortName|tagline)$/]] },
  place: { title: 'Place', fields: [['church', /^(address\.|map$|branch\.\w+\.(place|town|map)$)/]] },
  hours: {
    title: 'Hours',
    fields: [['church', /^(serviceHours|branch\.\w+\.hours)$/]],
    confirm: 'These hours are right',
  },
  phone: { title: 'Phone and email', fields: [['church', /^(phone|email)$/]] },
  pastors: {
    title: 'Pastors',
    fields: [
      ['church', /^(leadPastors\.names|branch\.\w+\.pastor)$/],
      ['home', /^leadership\.people$/],
      ['about', /^pastors\.people$/],
    ],
  },
} as const satisfies Readonly<Record<string, WordsStep>>;

/** The fields of a step that still have sample values. */
export const samplesOf = (step: Pick<WordsStep, 'fields'>, unfinished: readonly UnfinishedField[]): UnfinishedField[] =>
  unfinished.filter(({ page, field, samples }) => samples > 0 && isOf(step, page, field));

const isOf = ({ fields }: Pick<WordsStep, 'fields'>, page: string, field: string): boolean =>
  fields.some(([its, path]) => its === page && path.test(field));

/** Some fields of a page, under a title where there are several groups. */
export interface FieldGroup {
  title?: string;
  states: FieldState[];
}

/** The fields of a page in groups: the church's facts, which are many, by the steps of the guide. */
export function groupsOf(page: EditablePage, states: readonly FieldState[]): FieldGroup[] {
  if (page !== 'church') return [{ states: [...states] }];
  const steps: readonly WordsStep[] = Object.values(WORDS_STEPS);
  const titleOf = ({ field }: FieldState) => steps.find((step) => isOf(step, page, field))?.title ?? 'Other facts';
  const titles = [...new Set(states.map(titleOf))];
  return titles.map((title) => ({ title, states: states.filter((state) => titleOf(state) === title) }));
}

/** How many facts are samples. */
export const countOf = (unfinished: readonly UnfinishedField[]): number =>
  unfinished.reduce((sum, { samples }) => sum + samples, 0);

/** `1 sample fact left`. */
export const samplesLeft = (count: number): string =>
  count === 1 ? '1 sample fact left' : `${count} sample facts left`;
