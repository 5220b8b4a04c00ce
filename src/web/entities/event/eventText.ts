import { branchOf } from '#content/events/branchOf.ts';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { addDays } from '#shared/time.ts';
import { type TextHere, textHere } from '#web/entities/words/textHere.ts';
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
