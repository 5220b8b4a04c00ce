/** The words of the site, for staff only. */
export { SiteWords as SiteWordsPage } from '#web/features/site-words/SiteWords.tsx';
