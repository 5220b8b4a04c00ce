import { type EditablePage, editablePages } from '#content/editable/index.ts';
import { pages } from '#content/pages.ts';
import type { Field } from '#shared/content/fields.ts';

/** What staff call a page whose words they change. */
export const nameOfWords = (page: EditablePage): string => (page === 'church' ? 'The church' : pages[page].title);

/** Which words of a page are meant, such as `About: Title of the mission`. */
export function wordsTitle(page: EditablePage, fields: readonly string[]): string {
  const all: Readonly<Record<string, Field>> = editablePages[page];
  return `${nameOfWords(page)}: ${fields.map((field) => all[field]?.label ?? field).join(', ')}`;
}
