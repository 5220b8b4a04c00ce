import { langQuery } from './eventPaths.ts';

/**
 * The addresses of the events' feeds, our own addition: public, read by calendar apps and feed readers. Both feeds take
 * `?branch=juja`, `?category=Kesha` and, for Kiswahili, `?lang=sw`.
 */
export const feeds = { calendar: '/events.ics', atom: '/events.atom' } as const;

/** The address of one event as a file that a calendar opens. */
export const eventCalendarPath = (id: string | number, lang = 'en'): string =>
  `/events/${encodeURIComponent(id)}.ics${langQuery(lang)}`;
