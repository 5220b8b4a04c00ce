import { normalForm } from '#shared/normalForm.ts';
import { SWAHILI_DAYS, SWAHILI_MONTHS } from '#shared/swahiliClock.ts';
import { addDays, DAYS, MONTHS } from '#shared/time.ts';
import { numberAfter, swahiliNumber, twelveHours, withEnglishHours } from './swahiliHours.ts';

const pattern = (source: string) => new RegExp(source, 'giu');
const word = (words: string) => pattern(`(?<!\\p{L})(?:${words})(?!\\p{L})`);

/** Behind the number of a day. */
const TH = '(?:st|nd|rd|th)?';
/** Between two days or hours. */
const TO = '\\s?(?:-|to)\\s?';

type Rewriting = readonly [RegExp, string | ((whole: string, ...groups: string[]) => string)];

/** What the eye does not see, and signs that stand for plainer ones. */
const SIGNS: readonly Rewriting[] = [
  [/\p{Cf}/gu, ''],
  [/[^\S\n]{1,50}/g, ' '],
  [/[‐‑‒–—―−]/g, '-'],
];

const DAY_NUMBER = numberAfter('tarehe');
const MONTH_NUMBER = numberAfter('mwezi(?:\\swa)?');

/** Kiswahili's words of the calendar in English. */
const CALENDAR: readonly Rewriting[] = [
  [DAY_NUMBER, (_, number = '') => `tarehe ${swahiliNumber(number)}`],
  [MONTH_NUMBER, (whole, number = '') => MONTHS[swahiliNumber(number) - 1] ?? whole],
  [word('(?:jumapili|ijumaa)\\s(?:kuu|ya\\s(?:matawi|pasaka))'), ''], // feasts
  ...SWAHILI_DAYS.map((day, at): Rewriting => [word(day), DAYS[at] ?? '']),
  ...SWAHILI_MONTHS.map((month, at): Rewriting => [word(month), MONTHS[at] ?? '']),
  ...[2, 9, 11].map(
    (at): Rewriting => [pattern(`(?<=\\d\\s?)${SWAHILI_MONTHS[at]?.slice(0, 3)}(?!\\p{L})`), MONTHS[at] ?? ''],
  ),
  [word('hadi|mpaka|up\\s?to'), 'to'],
  [word('kuanzia'), 'from'],
  [word('leo'), 'today'],
  [word('jana'), 'yesterday'],
  [/(?<!\p{L})((?:to|from|-)\s)?tarehe[\s:]/giu, (_, range) => range ?? 'on '],
];

/** Before a day or an hour that is denied. */
export const NOT = 'not|instead\\sof|rather\\sthan|badala\\sya|si(?:o|yo)?';
const HOUR = '\\d{1,2}(?::\\d\\d(?!\\d)|(?::\\d\\d)?\\s?[ap]m(?!\\p{L}))(?:\\s?[ap]m(?!\\p{L}))?';
const HHMM = '([01]\\d|2[0-4]):?([0-5]\\d)';
const HOURS = '\\s?h(?:(?:ou)?rs?)?(?!\\p{L}|\\s(?:of|ya)\\s)';

/** `quarter to 7` */
function withQuarter(whole: string, part = '', side = '', hour = ''): string {
  if (side === 'past') return `${hour}:${/half/i.test(part) ? '30' : '15'}`;
  if (hour === '12') return ''; // AM or PM would turn
  return /half/i.test(part) ? whole : `${hour === '1' ? 12 : Number(hour) - 1}:45`;
}

const withHalf = (_: string, hour = '', minute = ''): string => twelveHours(Number(hour) * 60 + Number(minute));

/** `Time: 1800 - 2030` */
function hoursAfterLabel(_: string, hour = '', minute = '', to = '', toHour = '', toMinute = ''): string {
  return to ? `${hour}:${minute} ${to} ${toHour}:${toMinute}` : `${hour}:${minute}`;
}

const DAYS_IN_A_ROW = pattern(
  `(?<![\\d/.:-])(\\d{1,2}${TH})((?:\\s?(?:,|&|and|na)\\s?(?:\\p{L}{3,9}\\s)?\\d{1,2}${TH}){1,9})(?=\\s(?:of\\s)?\\p{L}{3})`,
);

/** `5th, 6th and Sunday 7th` December is from the fifth to the seventh; of `4th and 11th` only the first is kept. */
function daysInARow(_: string, first = '', more = ''): string {
  const days = [first, ...(more.match(/\d{1,2}/g) ?? [])].map((day) => Number.parseInt(day, 10));
  const inARow = days.every((day, at) => at === 0 || day === (days[at - 1] ?? 0) + 1);
  return inARow ? `${first} to ${days.at(-1)}` : first;
}

/** A month before its days: `December 19, 20 and 21`; what may be an hour is no day. */
const MONTH = `(?:${MONTHS.flatMap((month) => [month, month.slice(0, 3)]).join('|')}|Sept)`;
const NO_CLOCK = '(?!\\d|[:./]\\d)';
const NO_HOUR = `(?!(?:${TO}\\d{1,2}(?::\\d\\d)?)?\\s?(?:[ap]\\.?m|hrs?)(?!\\p{L}))`;
const NUMBER_OF_DAY = `(?:(?:(?:1[3-9]|2\\d|3[01])|\\d{1,2}(?:st|nd|rd|th))|\\d{1,2}${NO_HOUR})${TH}${NO_CLOCK}`;
const MONTH_FIRST = pattern(
  `(?<!\\d${TH}\\s(?:of\\s)?|\\p{L})(${MONTH})\\.?\\s(${NUMBER_OF_DAY}(?:\\s?(?:,|&|and|-|to)\\s?${NUMBER_OF_DAY}){0,9})`,
);
/** `may` and `march` in small letters are verbs. */
const daysFirst = (whole: string, month = '', days = ''): string =>
  ['may', 'march'].includes(month) ? whole : `${days} ${month}`;

const PART_OF_DAY = '(?<!\\p{L})(night|evening|afternoon|morning)';
const DAY = `(?<!\\p{L})(?:${DAYS.map((day) => `${day}|${day.slice(0, 3)}`).join('|')}),?\\s(?:(?:on|the)\\s){0,2}`;

/** Ways to write a day or an hour that chrono-node does not read. */
const SHAPES: readonly Rewriting[] = [
  [/(?<!\d)(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4})(?!\d)/g, '$1/$3/$4'], // 5 - 12 - 2026
  [/(?<![\d./])(\d{1,2})\s?(?:-|to)\s?(?=\d{1,2}(\/\d{1,2}\/\d{4})(?!\d))/g, '$1$2 to '], // 5-7/12/2026
  [/(?<![\d./])(\d{1,2})[./](\d{1,2})\s?(?:-|to)\s?(?=\d{1,2}\/\d{1,2}(\/\d{4})(?!\d))/g, '$1/$2$3 to '], // 5.12 - 7.12.2026
  [/(?<=\/\d{4})-(?=\d{1,2}\/)/g, ' - '], // 5/12/2026-7/12/2026
  [/(?<=\d\s\p{L}{3,9})\.\s(?=\d{1,2}(?!\d))/gu, '; '], // 6 Dec. 1st service
  [/(?<=\d\s?)([ap])\.\s?m(?:\.|(?!\p{L}))/giu, '$1m'], // 9 P.M
  [/(?<![\d:])([01]?\d|2[0-3])h([0-5]\d)(?![\d\p{L}])/gu, '$1:$2'], // 15h00
  [/(?<!\d)(\d{1,4})\.(\d{1,2})\.(\d{2,4})(?!\d)/g, '$1/$2/$3'], // 5.12.2026
  [/(?<![\d.:/])(\d{1,2})\.([0-5]\d)(?![\d./])/g, '$1:$2'], // 10.00
  [/(\d)\s(?=(?:st|nd|rd|th)(?!\p{L}))/giu, '$1'], // 5 th
  [/(?<=\p{L}{3})\.(?=\d)/gu, ' '], // Sat.5th
  [MONTH_FIRST, daysFirst],
  [pattern(`(?<!\\p{L})from\\s(?=\\d{1,2}\\s${MONTH}(?!\\p{L}))`), 'on '], // from 2 Dec, no hour
  // 4 Dec 6 to 8: what follows may be hours
  [pattern(`(?<=\\d${TH}\\s${MONTH}),?\\s(?=\\d{1,2}${TO}\\d{1,2}${NO_CLOCK}\\s?(?![ap]\\.?m))`), ';\n'],
  [pattern(`${PART_OF_DAY}(?:\\n|,?\\s(?=\\d{1,2}/\\d{1,2}/|${DAY}))`), '$1;\n'], // Carol night 24/12/2026
  [/(?<!\p{L})(half|quarter)\s(past|to)\s(1[0-2]|[1-9])(?!\d|:)/giu, withQuarter],
  // 6 December, 1st service
  [pattern(`(?<=\\d${TH}\\s${MONTH}),?\\s(?=(?:\\d(?:st|nd|rd|th)|first|second|third)(?!\\p{L}))`), ';\n'],
  [pattern(`${DAY}(\\d{1,2})${TH}${TO}${DAY}(?=\\d{1,2}${TH}\\s\\p{L})`), '$1 to '], // Monday 7 to Wednesday 9 December
  [/(?<!\p{L})(?:12(?::00)?\s?)?noon(?!\p{L})/giu, '12:00 pm'],
  [/(?<!\p{L})(?:12(?::00)?\s?)?midnight(?!\p{L})|(?<![\d:])24:00(?![:\d])/giu, '12:00 am'],
  [pattern(`(?<![\\d:./-])${HHMM}(?=${TO}${HHMM}${HOURS})`), withHalf], // 2100-0500hrs
  [pattern(`(?<![\\d:./])${HHMM}${HOURS}`), withHalf], // 2100hrs
  [pattern(`(?<=(?:time|saa)[:*\\s]{0,4})${HHMM}(?:\\s?(-|to)\\s?${HHMM})?(?!\\d)`), hoursAfterLabel],
  [/(?<=[ap]\.?m\.?\s?(?:-|to)\s?)(?=\d{1,2}(?:st|nd|rd|th)?\s\p{L}{3})/giu, 'on '], // 9 am - 7 December, no hour
  [/(\p{L}{3}),?(?:\s-)?\s(?=\d{1,2}\s?(?:-|to)\s?\d{1,2}\s?[ap]\.?m)/giu, '$1 at '], // December 10 - 4 pm, no year
  [/(\p{L}{3})\s-\s(?=\d{1,2}(?::\d\d)?\s?[ap]\.?m)/giu, '$1 at '], // 20 December - 9 am
  [DAYS_IN_A_ROW, daysInARow],
  [pattern(`\\((${HOUR}(?:${TO}${HOUR})?)\\)`), '$1'], // Fri 8 Jan (6pm)
  // 4 pm instead of 3 pm
  [pattern(`${word(NOT).source},?\\s(?:(?:at|from|the|usual)\\s){0,3}${HOUR}(?:${TO}${HOUR})?`), ''],
];

const rewrite = (text: string, table: readonly Rewriting[]): string =>
  table.reduce((said, [from, to]) => said.replace(from, to as string), text);

/**
 * The days and hours of an announcement in English, in the shapes that chrono-node reads: `Ijumaa tarehe 4/12 saa tatu
 * usiku` becomes `Friday on 4/12 9:00 pm`. Other words are kept.
 *
 * @param today the church's day, `YYYY-MM-DD`
 */
export function asEnglish(text: string, today: string): string {
  const relative: readonly Rewriting[] = [
    [/(?<!\p{L})(?:the\s)?day after tomorrow(?!\p{L})/giu, addDays(today, 2)],
    [/(?<!\p{L})kesho\s{0,3}kutwa(?!\p{L})/giu, addDays(today, 2)],
    [word('kesho\\syake'), ''],
    [word('kesho'), 'tomorrow'],
  ];
  const clean = rewrite(normalForm(text, 'NFKC'), SIGNS);
  return rewrite(withEnglishHours(clean), [...relative, ...CALENDAR, ...SHAPES]);
}
