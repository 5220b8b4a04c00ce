import { isDate } from '../time.ts';
import { BOOKS } from '../verse/bible.ts';

/** Days and years of dates, and the beginnings of the months' names, in English and Kiswahili. */
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const YEAR = '(?:(?:19|20)\\d\\d|2100)';
const MONTH =
  'jan(?:uary|uari)?|feb(?:ruary|ruari)?|mar(?:ch)?|machi|apr(?:il)?|aprili|may|mei|june?|juni|july?|julai|aug(?:ust)?|agosti|sept?(?:ember|emba)?|oct(?:ober)?|oktoba|nov(?:ember|emba)?|dec(?:ember)?|desemba';

/** `5, 12`, perhaps with a year, beside a month: `5, 12 and 19 December`, `December 26, 2026`. */
const DAYS = `${DAY}(?: ?[,&/–-] ?${DAY})*`;
const ONLY_DAYS = new RegExp(`^${DAYS}$`);
const DAYS_AND_YEAR = new RegExp(`^${DAYS}(?:,? ${YEAR})?$`);
const MONTH_AFTER = new RegExp(
  `^(?: (?:and|na|to|hadi) \\d{1,2})?(?:st|nd|rd|th)? ?(?:of )?(?:${MONTH})(?!\\p{L})`,
  'u',
);
const MONTH_BEFORE = new RegExp(`(?<!\\p{L})(?:${MONTH})\\.? ?$`, 'u');
const ORDINAL_AFTER = /^(?:st|nd|rd|th)(?!\p{L})/u;

/** `2026-12-05`, `05/12/2026`, `5.12.26`. */
const DATE = new RegExp(
  `(?<!\\d)(?:${YEAR}([-/.])\\d\\d?\\1\\d\\d?|\\d\\d?([-/.])\\d\\d?\\2(?:${YEAR}|[23]\\d|40))(?!\\d)`,
  'g',
);
/** `2026`, and with a second year `2025/26`. */
const YEARS = new RegExp(`(?<!\\d)(${YEAR})(?!\\d)(?:/(\\d\\d)(?!\\d))?`, 'g');

/** `18:00`; where the words around say that it is an hour, `6` and `1800` too. */
const HOUR = /(?<!\d)(?:[01]?\d|2[0-4])[:.][0-5]\d(?!\d)/g;
const BARE_HOUR = /(?<!\d)(?:(?:[01]\d|2[0-4])[0-5]\d|[01]?\d|2[0-4])(?!\d)/g;
const HOUR_AFTER = /^ ?(?:am|pm|a\.m|p\.m|hrs|hours|h)(?!\p{L})/u;
const HOUR_BEFORE = /(?<!\p{L})saa ?$/u;

const PRICE = /^\d{1,4}$/;
const PRICE_BEFORE = /(?<!\p{L})(?:kshs?|kes|shs?)\.? ?$/u;
const PRICE_AFTER = /^(?: ?\/[-=]| ?(?:kshs?|kes|bob|shillings?|shilingi)(?!\p{L}))/u;

/** `13 to 19`, from either end. */
const RANGE_AFTER = /^ (?:to|hadi) ([1-9]\d?)(?!\d)/;
const RANGE_BEFORE = /(?<!\d)([1-9]\d?) (?:to|hadi) $/;

/** `8:28-30` behind the name of a book. */
const VERSE = '(?:[1-9]\\d?|1[0-6]\\d|17[0-6])';
const PASSAGE = new RegExp(`^${VERSE}(?:(?:[:.]| ?[-–] ?)${VERSE}(?:(?: ?[-–] ?|, ?)${VERSE})*)?$`);

/** The last word of each book's name, and its usual short forms. */
const BOOK_NAMES = new Set([
  ...BOOKS.flatMap(({ name, swahili }) => [name, swahili].map((full) => full.toLowerCase().split(' ').at(-1) ?? '')),
  ...'psalms ps gen exo ex lev deut josh judg sam kgs chron neh prov eccl isa jer lam ezek dan hos mic hab zech mal'.split(
    ' ',
  ),
  ...'matt mt mk lk jn rom cor gal eph phil col thess tim heb jas pet rev'.split(' '),
]);

/** Digits that no letter divides, and the text around them. */
interface Run {
  before: string;
  digits: string;
  after: string;
}

/**
 * Whether all digits of a run are dates, hours, years, a price of at most four digits or a passage of the Bible, each
 * whole: `12:30 45` is a number.
 */
export const isHarmless = (run: Run): boolean =>
  isPassage(run) || isPrice(run) || isRange(run) || areDays(run) || areMoments(run);

const isPassage = ({ before, digits }: Run): boolean =>
  BOOK_NAMES.has(/(\p{L}{1,24})\.? $/u.exec(before)?.[1] ?? '') && PASSAGE.test(digits);

const isPrice = ({ before, digits, after }: Run): boolean =>
  PRICE.test(digits) && (PRICE_BEFORE.test(before) || PRICE_AFTER.test(after));

function isRange({ before, digits, after }: Run): boolean {
  if (!/^[1-9]\d?$/.test(digits)) return false;
  const [from, to] = [RANGE_BEFORE.exec(before)?.[1], RANGE_AFTER.exec(after)?.[1]];
  return (from !== undefined && Number(from) < Number(digits)) || (to !== undefined && Number(to) > Number(digits));
}

function areDays({ before, digits, after }: Run): boolean {
  if (/^\d\d?$/.test(digits) && ORDINAL_AFTER.test(after)) return true;
  if (MONTH_AFTER.test(after)) return ONLY_DAYS.test(digits);
  return MONTH_BEFORE.test(before) && DAYS_AND_YEAR.test(digits);
}

/** Dates in digits, years and hours, apart by a sign; only a date and its hour need none: `12:30 10:45` is a number. */
function areMoments({ before, digits, after }: Run): boolean {
  const isHour = HOUR_AFTER.test(after) || HOUR_BEFORE.test(before);
  const named = digits
    .replace(DATE, (date) => (isCalendarDay(date) ? 'd' : date))
    .replace(YEARS, (_, year, next) => (next && Number(next) !== (Number(year) + 1) % 100 ? `d/${next}` : 'd'))
    .replace(HOUR, 'h')
    .replace(BARE_HOUR, isHour ? 'h' : '$&');
  return named.split(/[,;()&–\n/|-]/).every((part) => /^d?h?$/.test(part.replace(/[^\ddh]/g, '')));
}

function isCalendarDay(date: string): boolean {
  const [one = '', month = '', last = ''] = date.split(/[-/.]/);
  const [year, day] = one.length === 4 ? [one, last] : [last, one];
  return isDate(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
