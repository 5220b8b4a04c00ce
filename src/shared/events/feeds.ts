import { langQuery } from './eventPaths.ts';

/**
 * The addresses of the events' feeds, our own addition: public, read by calendar apps and feed readers. Both feeds take
 * `?branch=juja`, `?category=Kesha` and, for Kiswahili, `?lang=sw`.
 */
export const feeds = { calendar: '/events.ics', atom: '/events.atom' } as const;

/**
 * The address of one event as a file that a calendar opens.
 *
 * @param alarm `evening` or `hours`, for an alarm at the time of that reminder
 */
export function eventCalendarPath(id: string | number, lang = 'en', alarm?: string): string {
  const query = langQuery(lang);
  return `/events/${encodeURIComponent(id)}.ics${query}${alarm ? `${query ? '&' : '?'}alarm=${alarm}` : ''}`;
}
