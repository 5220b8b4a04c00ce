import type { AnnouncedEvent } from '#shared/events/announcements.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { inLanguage, type Language } from '../language.ts';
import { href } from '../pages.ts';
import { branchOf } from './branchOf.ts';
import { eventIn } from './eventIn.ts';

/** Events in a language, with the names of their branches and the addresses of their pages, as announcements say them. */
export const announcedEvents = (events: readonly ChurchEvent[], origin: string, language: Language): AnnouncedEvent[] =>
  events.map((event) => ({
    ...eventIn(language, event),
    branch: branchOf(event.venue)?.name,
    link: `${origin}${inLanguage(language, href('event', { id: event.id }))}`,
  }));
