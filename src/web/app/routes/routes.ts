import { type Page, type PageKind, type PageName, pages } from '#content/pages.ts';
import { staffRoutes } from '#staffRoutes';
import { isOffered } from '#web/api/backend.ts';
import type { PageRoute } from './pageRoute.ts';
import { visitorRoutes } from './visitorRoutes.ts';

/** The code of each page of `content/pages.ts` that exists in this language (specification, section 2). */
export const routes: Readonly<Partial<Record<PageName, PageRoute>>> = { ...visitorRoutes, ...staffRoutes };

export const pageNames = Object.keys(pages) as PageName[];

/** The kind of frame that a page has. */
export const frameOf = (name: PageName): PageKind => pages[name].frame ?? pages[name].kind;

/**
 * Whether this app shows a page: the church has supplied its text, the backend has what it shows (rulings, 11 and 33),
 * and it exists in this language.
 */
export function isShown(name: PageName): boolean {
  const { hasText, article }: Page = pages[name];
  return (hasText || article === true) && isOffered(name) && routes[name] !== undefined;
}

/** The source files of a page and its frame, which the build's manifest maps to chunks; none if it is not in this language. */
export function sourcesOf(name: PageName): string[] {
  const route = routes[name];
  if (!route) return [];
  const folder = pages[name].kind === 'staff' ? 'staff' : 'site';
  const page = `src/web/pages/${folder}/${route.component}.tsx`;
  if (frameOf(name) === 'staff') return ['src/web/layout/staff/StaffLayout.tsx', page];
  return route.saves ? [page, 'src/web/outbox/openOutbox.ts'] : [page];
}
