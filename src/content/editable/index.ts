import type { Fields } from '#shared/content/fields.ts';
import { aboutFields } from './aboutFields.ts';
import { articleFields } from './articleFields.ts';
import { churchFields } from './churchFields.ts';
import { homeFields } from './homeFields.ts';

/**
 * Everything that staff may change, by page. Not in it are what the specification fixes (navigation labels, the headings
 * and labels that it names, routes) and where money goes.
 */
export const editablePages = {
  church: churchFields,
  home: homeFields,
  about: aboutFields,
} as const satisfies Readonly<Record<string, Fields>>;

export type EditablePage = keyof typeof editablePages;

/** Whether a text names a page that staff may change. */
export const isEditablePage = (text: string): text is EditablePage => Object.hasOwn(editablePages, text);

/** Whether a page is there only while it has an article. */
export const isArticlePage = (page: EditablePage): boolean => (editablePages[page] as Fields) === articleFields;
