import { addDays, dayOfWeek, isDate } from '#shared/time.ts';

/** The first and the last day of something, both `YYYY-MM-DD`, on the church's calendar. */
interface PastedDates {
  start: string;
  end: string;
}

/** The months' names and their short forms in English and Kiswahili, January first. */
const MONTHS = [
  'jan(?:uary|uari)?',
  'feb(?:ruary|ruari)?',
  'mar(?:ch)?|mac(?:hi)?',
  'apr(?:il|ili)?',
  'may|mei',
  'june?|juni',
  'july?|julai',
  'aug(?:ust)?|ago(?:sti)?',
  'sept?(?:ember|emba)?',
  'oct(?:ober)?|okt(?:oba)?',
  'nov(?:ember|emba)?',
  'dec(?:ember)?|des(?:emba)?',
];

/** The days of the week in English and Kiswahili, Sunday first. */
const WEEKDAYS = [
  'sun(?:day)?|jumapili',
  'mon(?:day)?|jumatatu',
  'tue(?:s|sday)?|jumanne',
  'wed(?:s|nesday)?|jumatano',
  'thu(?:r|rs|rsday)?|alhamisi',
  'fri(?:day)?|ijumaa',
  'sat(?:urday)?|jumamosi',
];

const DAY = '([0-3]?\\d)(?:st|nd|rd|th)?';
const MONTH = `(${MONTHS.join('|')})\\.?`;
const YEAR = '(?:,?\\s+(20\\d\\d))?';
const TO = '\\s*(?:-|–|—|to|until|till|hadi|mpaka|and|&|na)\\s*';
const GAP = '(?:\\s+of)?\\s+';

const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'iu');

const ISO = pattern('(20\\d\\d)-([01]\\d)-([0-3]\\d)');
const NUMBERS = pattern('([0-3]?\\d)[/.-]([01]?\\d)[/.-](20\\d\\d|\\d\\d)');
const NUMBERS_WITHOUT_YEAR = pattern('tarehe\\s+([0-3]?\\d)/([01]?\\d)');
/** `27 – 29 November 2026`, `27 November to 2 December` */
const DAYS_THEN_MONTH = pattern(
  `${DAY}(?:${GAP}${MONTH}${YEAR})?(?:${TO}(?:\\p{L}+\\s+)?${DAY})?${GAP}${MONTH}${YEAR}`,
);
const DAY_THEN_MONTH = pattern(`${DAY}${GAP}${MONTH}${YEAR}`);
/** `November 27, 2026`, `Nov 27th to 29th` */
const MONTH_THEN_DAY = pattern(`${MONTH}\\s+${DAY}(?:${TO}${DAY})?${YEAR}`);

const monthOf = (name: string): number => 1 + MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`, 'i').test(name));

const two = (number: number): string => String(number).padStart(2, '0');

/** A day; without its year the next one from `today` on. Undefined where the calendar has none such. */
function dayFrom(today: string, day: string, month: number, year?: string): string | undefined {
  const years = year
    ? [year.length === 2 ? `20${year}` : year]
    : [0, 1].map((more) => String(Number(today.slice(0, 4)) + more));
  const days = years.map((of) => `${of}-${two(month)}-${two(Number(day))}`).filter(isDate);
  return year ? days[0] : days.find((date) => date >= today);
}

const span = (start: string | undefined, end: string | undefined): PastedDates | undefined => {
  if (!start) return undefined;
  return { start, end: end && end >= start ? end : start };
};

/**
 * The days that a text names, in English or Kiswahili.
 *
 * @param today the church's day, `YYYY-MM-DD`, from which a day without a year, or a day of the week, is counted
 * @returns undefined if it names none
 */
export function pastedDates(text: string, today: string): PastedDates | undefined {
  const [, isoYear = '', isoMonth = '', isoDay = ''] = ISO.exec(text) ?? [];
  if (isoYear) return span(dayFrom(today, isoDay, Number(isoMonth), isoYear), undefined);
  const numbers = NUMBERS.exec(text) ?? NUMBERS_WITHOUT_YEAR.exec(text);
  if (numbers) {
    const found = span(dayFrom(today, numbers[1] ?? '', Number(numbers[2]), numbers[3]), undefined);
    if (found) return found;
  }
  return namedDates(text, today) ?? weekdayDates(text, today);
}

function namedDates(text: string, today: string): PastedDates | undefined {
  const days = DAYS_THEN_MONTH.exec(text);
  if (days) {
    const [, first = '', firstMonth, firstYear, last, lastMonth = '', lastYear] = days;
    const month = monthOf(lastMonth);
    const start = dayFrom(today, first, firstMonth ? monthOf(firstMonth) : month, firstYear ?? lastYear);
    const found = span(start, last && dayFrom(start ?? today, last, month, lastYear));
    if (found) return found;
  }
  const single = DAY_THEN_MONTH.exec(text);
  if (single) return span(dayFrom(today, single[1] ?? '', monthOf(single[2] ?? ''), single[3]), undefined);
  const turned = MONTH_THEN_DAY.exec(text);
  if (!turned) return undefined;
  const [, name = '', first = '', last, year] = turned;
  const start = dayFrom(today, first, monthOf(name), year);
  return span(start, last && dayFrom(start ?? today, last, monthOf(name), year));
}

/** `today`, `kesho`, `this Friday`, `Ijumaa`; nothing for every Friday. */
function weekdayDates(text: string, today: string): PastedDates | undefined {
  if (pattern('today|tonight|leo').test(text)) return span(today, undefined);
  if (pattern('tomorrow|kesho').test(text)) return span(addDays(today, 1), undefined);
  if (pattern('every|each|weekly|kila').test(text)) return undefined;
  for (const [weekday, names] of WEEKDAYS.entries()) {
    if (!pattern(`(?:${names})`).test(text)) continue;
    const ahead = (weekday - (dayOfWeek(today) ?? 0) + 7) % 7;
    return span(addDays(today, ahead), undefined);
  }
  return undefined;
}
