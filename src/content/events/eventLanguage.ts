import type { EventStatus } from '#shared/events/eventLife.ts';
import type { DateWords } from '#shared/events/times/dateWords.ts';
import type { Branch } from '../en/branches.ts';
import type { Language } from '../language.ts';
import type { announcements, feedWords, pictureWords } from '../sw/announcements.ts';
import type { eventWords } from '../sw/interface.ts';

/** What announcements, feeds and pictures of events are written with in one language. */
export interface EventLanguage {
  language: Language;
  dates: DateWords;
  statuses: Readonly<Record<EventStatus, string>>;
  announcements: typeof announcements;
  /** The church's name. */
  church: string;
  branches: readonly Branch[];
  serviceHours: Branch['hours'];
  categories: Readonly<Record<string, string>>;
  pictureWords: typeof pictureWords;
  feedWords: typeof feedWords;
  eventWords: typeof eventWords;
}
