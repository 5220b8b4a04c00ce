import type { ComponentType } from 'react';
import { languagesOf, type Page, type PageKind, type PageName, pages } from '#content/pages.ts';
import { staffFiles } from '#staffRoutes';
import { isOffered } from '#web/api/requests.ts';
import { language } from '#words/language.ts';
import { type PageCode, type PageModule, visitorCode, visitorFiles } from './visitorRoutes.ts';

const files: Readonly<Record<string, () => Promise<PageModule>>> = { ...visitorFiles, ...staffFiles };

/** What the app has to know of a page (specification, section 2). */
export const codeOf = (name: PageName): PageCode => visitorCode[name] ?? {};

/** The component of a page, unless it says another: `gallery` is shown by `GalleryPage`, in the file of that name. */
const componentOf = (name: PageName): string =>
  codeOf(name).component ?? `${name[0]?.toUpperCase()}${name.slice(1)}Page`;

const sourceOf = (name: PageName): string =>
  `src/web/pages/${pages[name].kind === 'staff' ? 'staff' : 'site'}/${componentOf(name)}.tsx`;

/** Loads a page's component, and whether its words are approved. Undefined if the page is not in this language. */
export async function loadPage(name: PageName) {
  const file = await files[`/${sourceOf(name)}`]?.();
  return file && { Page: file[componentOf(name)] as ComponentType, approved: file.approved as boolean | undefined };
}

export const pageNames = Object.keys(pages) as PageName[];

/** The kind of frame that a page has. */
export const frameOf = (name: PageName): PageKind => pages[name].frame ?? pages[name].kind;

/**
 * Whether this app shows a page: the church has supplied its text, the backend has what it shows (rulings, 11 and 33),
 * and it exists in this language.
 */
export function isShown(name: PageName): boolean {
  const page: Page = pages[name];
  return (page.hasText || page.article === true) && isOffered(name) && languagesOf(page).includes(language);
}
