import { church } from '#words/church.ts';
import { type PageName, pages } from './pages.ts';

/** A page's title as the browser's tab shows it: `Events – Name of the church`. */
export const pageTitle = (page: PageName, title = pages[page].title): string =>
  page === 'home' ? church.name.value : `${title} – ${church.name.value}`;
