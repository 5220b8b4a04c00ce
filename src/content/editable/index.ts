import type { Fields } from '#shared/content/fields.ts';
import { aboutFields } from './aboutFields.ts';
import { articleFields } from './articleFields.ts';
import { churchFields } from './churchFields.ts';
import { homeFields } from './homeFields.ts';

/** Pages that are there only while they have an article (rulings, 11). */
const articlePages = {
  ourJourney: articleFields,
  ourBranches: articleFields,
  magomano: articleFields,
  kithini: articleFields,
  juja: articleFields,
  media: articleFields,
} as const;

export type ArticlePage = keyof typeof articlePages;

/**
 * Everything that staff may change, by page. Not in it are what the specification fixes (navigation labels, the headings
 * and labels that it names, routes) and where money goes.
 */
export const editablePages = {
  church: churchFields,
  home: homeFields,
  about: aboutFields,
  ...articlePages,
} as const satisfies Readonly<Record<string, Fields>>;

export type EditablePage = keyof typeof editablePages;

/** Whether a text names a page that staff may change. */
export const isEditablePage = (text: string): text is EditablePage => Object.hasOwn(editablePages, text);

/** Whether a page is there only while it has an article. */
export const isArticlePage = (page: string): page is ArticlePage => Object.hasOwn(articlePages, page);
