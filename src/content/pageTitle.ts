import { type PageName, pages } from './pages.ts';

/**
 * A page's title as the browser's tab shows it: `Events – Name of the church`.
 *
 * @param church the church's name
 */
export const pageTitle = (page: PageName, church: string, title = pages[page].title): string =>
  page === 'home' ? church : `${title} – ${church}`;
