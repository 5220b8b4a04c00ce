import { Box } from '@mui/material';
import { branchOf, venueWithBranch } from '#content/events/branchOf.ts';
import { href } from '#content/pages.ts';
import { pageUrl } from '#content/pageUrl.ts';
import { type ChurchEvent, goesAhead, waitsForDay } from '#shared/events/churchEvent.ts';
import { addDays } from '#shared/time.ts';
import { type TextHere, textHere } from '#web/entities/words/textHere.ts';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { hasSheet, shareBySheet, whatsAppHref } from '#web/ui/text/sharing.ts';
import { dates } from '#words/dates.ts';
import { categories, eventWords, statuses } from '#words/interface.ts';
import { language } from '#words/language.ts';

/** The texts of an event that the church can write in Kiswahili too. */
type TextField = 'title' | 'description' | 'signup_question' | 'status_note';

/** A text of an event as this page shows it. */
export const eventText = (event: ChurchEvent, field: TextField): TextHere =>
  textHere(event[field] ?? '', event[`${field}_sw`]);

/** An event's category as this page names it. Another backend may have others than ours. */
export const categoryText = (category: string): TextHere => {
  const known = (categories as Readonly<Record<string, string>>)[category];
  return known === undefined ? { text: category, lang: 'en' } : { text: known, lang: language };
};

/** A day of the next ones in a word: `Today`, `Tomorrow`, `Fri 4 Dec`. */
export function dayWord(date: string, today: string): string {
  if (date === today) return eventWords.onThisDay;
  return date === addDays(today, 1) ? eventWords.tomorrow : dates.shortDay(date);
}

/**
 * When an event is, in few words: `Fri 4 Dec, 9 pm to 5 am`; its status alone where it waits for a new day.
 *
 * @param today lets a near day be said in a word: `Tomorrow`
 */
export function eventTime(event: ChurchEvent, today?: string): string {
  if (waitsForDay(event)) return statuses.postponed;
  const day = today === undefined ? dates.shortDay(event.start_date) : dayWord(event.start_date, today);
  return [day, dates.shortHours(event)].filter(Boolean).join(', ');
}

/** Where it is, in few words: its branch, else its venue. */
export const eventPlace = ({ venue }: ChurchEvent): string => branchOf(venue)?.name ?? venue;

/** An event's title with its status first, struck through if it does not take place. `inline` keeps it on one line. */
export function StatusTitle({ event, inline = false }: { event: ChurchEvent; inline?: boolean }) {
  const { status } = event;
  const { text, lang } = eventText(event, 'title');
  const title = <InLanguage lang={lang}>{text}</InLanguage>;
  if (!status) return title;
  return (
    <>
      {inline ? (
        `${statuses[status]}: `
      ) : (
        <Box component="span" sx={label}>
          {statuses[status]}
          <VisuallyHidden>: </VisuallyHidden>
        </Box>
      )}
      {goesAhead(event) ? title : <s>{title}</s>}
    </>
  );
}

/** A block, so that a link's underline does not include it. */
const label = {
  typography: 'eyebrow',
  display: 'block',
  fontFamily: 'fontFamily',
  fontWeight: 600,
  color: 'accent.wine',
  mb: 0.5,
} as const;

/** The title in shared texts and previews: begins with the event's status, if any. */
export function sharedTitle(event: ChurchEvent): string {
  const { text } = eventText(event, 'title');
  return event.status ? `${statuses[event.status]}: ${text}` : text;
}

/** The previously announced time and venue of a moved or postponed event; empty if neither changed. */
export function announcedBefore(event: ChurchEvent): string {
  const { previous_start_date: day, previous_start_time: time, previous_venue: venue } = event;
  const otherTime = day && (day !== event.start_date || time !== event.start_time);
  return [
    otherTime && dates.date(day),
    otherTime && time && dates.timeOn(day, time),
    venue && venue !== event.venue && venue,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The text that shares an event, without its URL: status, title, time, venue. */
export function shareWords(event: ChurchEvent): string {
  const before = announcedBefore(event);
  return [
    sharedTitle(event),
    waitsForDay(event) ? '' : dates.spanLine(event),
    venueWithBranch(event.venue),
    event.status ? eventText(event, 'status_note').text : '',
    event.status && event.status !== 'cancelled' && before ? eventWords.before(before) : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Cuts a text to a number of characters, between words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.max(text.lastIndexOf(' ', most), text.lastIndexOf('\n', most));
  return `${text.slice(0, end > 0 ? end : most).toWellFormed()}…`;
}

/** The absolute address of an event's page. Call it in the browser only. */
const eventAddress = (event: ChurchEvent): string => pageUrl(location.origin, href('event', { id: event.id }));

/** Opens WhatsApp with an event's words and address. Call it in the browser only. */
export const shareHref = (event: ChurchEvent): string => whatsAppHref(`${shareWords(event)}\n${eventAddress(event)}`);

/** Opens the device's share sheet with an event. @returns false if the device has none */
export function shareEvent(event: ChurchEvent): boolean {
  if (!hasSheet()) return false;
  shareBySheet({ title: eventText(event, 'title').text, text: shareWords(event), url: eventAddress(event) });
  return true;
}
