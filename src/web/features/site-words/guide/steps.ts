import type { EditablePage } from '#content/editable/index.ts';
import { nameOfWords } from '#content/editable/wordsTitle.ts';
import type { FieldState, UnfinishedField } from '#shared/content/content.ts';

/** The first steps of a new church that are about fields of the site's words. */
const STEPS: Readonly<Record<string, readonly (readonly [page: EditablePage, path: RegExp])[]>> = {
  Name: [['church', /^(name|shortName|tagline)$/]],
  Place: [['church', /^(address\.|map$|branch\.\w+\.(place|town|map)$)/]],
  Hours: [['church', /^(serviceHours|branch\.\w+\.hours)$/]],
  'Phone and email': [['church', /^(phone|email)$/]],
  Pastors: [
    ['church', /^(leadPastors\.names|branch\.\w+\.pastor)$/],
    ['home', /^leadership\.people$/],
    ['about', /^pastors\.people$/],
  ],
};

/** The step that a field belongs to. */
export function stepOf({ page, field }: { page: string; field: string }): string {
  const isOf = ([its, path]: readonly [string, RegExp]) => its === page && path.test(field);
  return Object.entries(STEPS).find(([, fields]) => fields.some(isOf))?.[0] ?? 'Other facts';
}

/** Some fields of a page, under a title. */
export interface FieldGroup {
  title: string;
  states: FieldState[];
}

/** The fields of a page in groups: the church's facts, which are many, by the steps of the guide. */
export function groupsOf(page: EditablePage, states: readonly FieldState[]): FieldGroup[] {
  if (page !== 'church') return [{ title: nameOfWords(page), states: [...states] }];
  const groups = Map.groupBy(states, ({ field }) => stepOf({ page, field }));
  return [...groups].map(([title, its]) => ({ title, states: its }));
}

/** How many facts are samples. */
export const countOf = (unfinished: readonly UnfinishedField[]): number =>
  unfinished.reduce((sum, { samples }) => sum + samples, 0);

/** `1 sample fact left`. */
export const samplesLeft = (count: number): string =>
  count === 1 ? '1 sample fact left' : `${count} sample facts left`;
