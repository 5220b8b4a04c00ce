import type { AnnouncementWords } from '#shared/events/announcements.ts';
import type { Branch } from '../en/branches.ts';
import { eventLanguage as english } from '../en/eventLanguage.ts';
import type { Language } from '../language.ts';
import type { feedWords, pictureWords } from '../sw/announcements.ts';
import { eventLanguage as swahili } from '../sw/eventLanguage.ts';
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

/** Both languages side by side, for the server and for staff; a visitor's page has one of them (`#words`). */
export const eventLanguages: Readonly<Record<Language, EventLanguage>> = { en: english, sw: swahili };
