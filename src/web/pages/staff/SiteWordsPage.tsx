import { SiteWords } from '#web/features/site-words/SiteWords.tsx';
import { WaitingRows } from '#web/features/staff-events/waiting/WaitingList.tsx';

/** The words of the site, for staff only. */
export const SiteWordsPage = () => <SiteWords waiting={<WaitingRows place="words" />} />;
