import type { AnnouncementWords } from '#shared/events/announcements.ts';
import { englishDates } from '#shared/events/englishDates.ts';
import { swahiliDates } from '#shared/swahiliTime.ts';
import { type Branch, branches as englishBranches } from './en/branches.ts';
import { serviceHours as englishHours } from './en/church.ts';
import * as english from './en/interface.ts';
import type { Language } from './language.ts';
import { branches as swahiliBranches } from './sw/branches.ts';
import { serviceHours as swahiliHours } from './sw/church.ts';
import * as swahili from './sw/interface.ts';

/** What announcements, feeds and pictures of events are written with in one language. */
export interface EventLanguage extends AnnouncementWords {
  language: Language;
  branches: readonly Branch[];
  serviceHours: Branch['hours'];
  categories: Readonly<Record<string, string>>;
  pictureWords: typeof swahili.pictureWords;
  feedWords: typeof swahili.feedWords;
  eventWords: typeof swahili.eventWords;
}

/** Both languages side by side, for the server and for staff; a visitor's page has one of them (`#words`). */
export const eventLanguages: Readonly<Record<Language, EventLanguage>> = {
  en: { ...english, language: 'en', dates: englishDates, branches: englishBranches, serviceHours: englishHours },
  sw: { ...swahili, language: 'sw', dates: swahiliDates, branches: swahiliBranches, serviceHours: swahiliHours },
};

/** An event with its title and description in a language, where the church has written them in it. */
export const eventIn = <
  Event extends { title: string; description: string; title_sw?: string | null; description_sw?: string | null },
>(
  language: Language,
  event: Event,
): Event =>
  language === 'en'
    ? event
    : { ...event, title: event.title_sw || event.title, description: event.description_sw || event.description };
