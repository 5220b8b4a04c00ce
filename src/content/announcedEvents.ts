import type { AnnouncedEvent } from '#shared/events/announcements.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { branchOf } from './branchOf.ts';
import { href } from './pages.ts';
import { pageUrl } from './pageUrl.ts';

/** Events with the names of their branches and the addresses of their pages, as announcements say them. */
export const announcedEvents = (events: readonly ChurchEvent[], origin: string): AnnouncedEvent[] =>
  events.map((event) => ({
    ...event,
    branch: branchOf(event.venue)?.name,
    link: pageUrl(origin, href('event', { id: event.id })),
  }));
