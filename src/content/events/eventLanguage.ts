import type { AnnouncementWords } from '#shared/events/announcements.ts';
import type { Branch } from '../en/branches.ts';
import type { Language } from '../language.ts';
import type { feedWords, pictureWords } from '../sw/announcements.ts';
import type { eventWords } from '../sw/interface.ts';

/** What announcements, feeds and pictures of events are written with in one language. */
export interface EventLanguage extends AnnouncementWords {
  language: Language;
  /** The church's name. */
  church: string;
  branches: readonly Branch[];
  serviceHours: Branch['hours'];
  categories: Readonly<Record<string, string>>;
  pictureWords: typeof pictureWords;
  feedWords: typeof feedWords;
  eventWords: typeof eventWords;
}
