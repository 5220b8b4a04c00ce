import type { Field } from '#shared/content/fields.ts';
import { pages } from '../pages.ts';
import { type EditablePage, editablePages } from './index.ts';

/** The staff's name of a page whose words can be changed. */
export const nameOfWords = (page: EditablePage): string => (page === 'church' ? 'The church' : pages[page].title);

/** The name of a field with its page, such as `About: Title of the mission`. */
export function wordsTitle(page: EditablePage, fields: readonly string[]): string {
  const all: Readonly<Record<string, Field>> = editablePages[page];
  return `${nameOfWords(page)}: ${fields.map((field) => all[field]?.label ?? field).join(', ')}`;
}
