import { eventPage as english } from '#content/en/eventPage.ts';
import type { Language } from '#content/language.ts';
import { eventPage as swahili } from '#content/sw/eventPage.ts';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { englishDates } from '#shared/events/times/englishDates.ts';
import type { StaffSignup } from '#shared/signup/staffSignups.ts';
import { swahiliDates } from '#shared/swahiliTime.ts';
import { churchClock } from '#shared/time.ts';
import { greetingName } from '#web/ui/text/greetingName.ts';

const STATES: Readonly<Record<StaffSignup['state'], string>> = {
  coming: 'Coming',
  waiting: 'Waiting',
  left: 'Left',
  removed: 'Taken off',
};

const COLUMNS: readonly (readonly [heading: string, value: (signup: StaffSignup) => string | number])[] = [
  ['Name', ({ name }) => name],
  ['Adults', ({ adults }) => adults],
  ['Children', ({ children }) => children],
  ['State', ({ state }) => STATES[state]],
  ['Place in line', ({ place }) => place ?? ''],
  ['Phone number', ({ phone_number }) => phone_number ?? ''],
  ['Answer', ({ answer }) => answer ?? ''],
  ['Signed up', ({ at }) => `${churchClock(new Date(at)).date} ${churchClock(new Date(at)).time}`],
  ['Came', ({ ticked }) => (ticked ? 'yes' : '')],
];

/** Sign-ups as the rows of a table, the headings first. Moments are `YYYY-MM-DD HH:MM`, Africa/Nairobi. */
export function signupRows(signups: readonly StaffSignup[]): (string | number)[][] {
  const shown = signups.filter(({ spam }) => !spam);
  return [COLUMNS.map(([heading]) => heading), ...shown.map((signup) => COLUMNS.map(([, value]) => value(signup)))];
}

/** The placeholder for each person's first name. */
const NAME = '{name}';

/** The beginning of a message to everybody, in both languages; staff write the rest. */
export function messageDrafts(event: ChurchEvent, church: string): Record<Language, string> {
  const { status, status_note, status_note_sw = status_note } = event;
  const kind = status === 'postponed' && !waitsForDay(event) ? 'postponedTo' : status;
  const about = (title: string, when: string) => `“${title}”${waitsForDay(event) ? '' : ` (${when})`}`;
  const withNote = (words: string | undefined, note: string | undefined) => [words, note].filter(Boolean).join(' ');
  return {
    en: `Hello ${NAME}, this is ${church} about ${about(event.title, englishDates.spanLine(event))}. ${withNote(kind && english.status[kind], status_note)}`,
    sw: `Habari ${NAME}, huu ni ujumbe wa ${church} kuhusu ${about(event.title_sw ?? event.title, swahiliDates.spanLine(event))}. ${withNote(kind && swahili.status[kind], status_note_sw)}`,
  };
}

/** The message for one person. */
export const messageTo = (name: string, words: string): string => words.replaceAll(NAME, greetingName(name));
