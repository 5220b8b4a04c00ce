/** The numbers to 59 as they are written in an announcement, in digits or in Kiswahili. */
const UNITS = 'moja|mbili|tatu|nne|tano|sita|saba|nane|tisa';
const TENS = 'kumi|ishirini|thelathini|arobaini|hamsini';
const NUMBER = `\\d{1,2}|(?:${TENS})(?:\\s{1,3}na\\s{1,3}(?:${UNITS}))?|${UNITS}`;
const PARTS = 'asubuhi|alfajiri|mchana|alasiri|jioni|usiku';
const OF = '(?:ya|za|wa)';

const MINUTES = [
  '(?<half>\\s{1,3}(?:na\\s{1,3}|u\\s{0,3})nusu)',
  '(?<quarter>\\s{1,3}na\\s{1,3}robo)',
  '(?<lessQuarter>\\s{1,3}kasoro(?:\\s{0,3}ro)?bo)',
  `\\s{1,3}(?<sign>na|kasoro)\\s{1,3}dakika\\s{1,3}(?<minutes>${NUMBER})`,
].join('|');

/** `saa tatu na nusu usiku`, `usiku saa 3:30`; not `saa 3 PM`, which is the English clock. */
const TIME = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<before>${PARTS})(?:\\s{1,3}${OF})?[\\s,]{1,3}(?:kuanzia\\s{1,3})?)?saa[\\s:*]{1,4}(?<hour>${NUMBER})` +
    `(?:[:.](?<digits>[0-5]\\d))?(?:\\s{1,3}kamili)?(?:${MINUTES})?(?:\\s{1,3}kamili)?` +
    `(?:\\s{1,3}(?:${OF}\\s{1,3})?(?<after>${PARTS}))?(?![\\p{L}\\d]|\\s{0,3}[ap]\\.?m)`,
  'giu',
);

/** `saa 8 hadi 10 jioni`: the second hour is one without its `saa` too. */
const SECOND_HOUR = new RegExp(
  `(?<=(?:hadi|mpaka|-))\\s{0,3}(?=(?:${NUMBER})(?:[:.][0-5]\\d)?(?:${MINUTES})?\\s{1,3}(?:${OF}\\s{1,3})?(?:${PARTS}))`,
  'giu',
);

/** The number that `NUMBER` reads. */
export function swahiliNumber(words: string): number {
  const values = words
    .toLowerCase()
    .split(/\sna\s|\s/)
    .map((word) => 10 * (TENS.split('|').indexOf(word) + 1) || UNITS.split('|').indexOf(word) + 1);
  return Number(words) || values.reduce((sum, value) => sum + value, 0);
}

/** The twelve-hour clock: minutes since midnight, of this day or the one before or after, as `9:30 pm`. */
export function twelveHours(minutes: number): string {
  const hour = Math.floor(minutes / 60 + 24) % 24;
  const minute = String((minutes + 60) % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Kiswahili counts the hours from six: `saa 3 usiku` is 9 PM. */
function hourOf(counted: number, part: string): number {
  const day = (counted % 12) + 6; // by daylight, 6 to 17
  const night = (day + 12) % 24;
  if (part === 'asubuhi') return day < 12 ? day : night;
  if (part === 'alfajiri') return day === 6 ? day : night;
  if (part === 'mchana') return day;
  if (part === 'usiku') return night;
  return day >= 12 ? day : night;
}

/**
 * Writes the hours of the Kiswahili clock as those of the English one: `saa tatu na nusu usiku` is `9:30 pm`. Without its
 * part of the day an hour becomes `9:30`, since it may be either.
 */
export const withEnglishHours = (text: string): string =>
  text.replace(SECOND_HOUR, ' saa ').replace(TIME, (whole, ...match) => {
    const { before, hour, digits, half, quarter, lessQuarter, sign, minutes, after } = match.at(-1) as Partial<
      Record<string, string>
    >;
    const counted = swahiliNumber(hour ?? '');
    if (counted < 1 || counted > 12) return whole;
    const more = minutes ? swahiliNumber(minutes) * (sign === 'na' ? 1 : -1) : Number(digits ?? 0);
    const extra = half ? 30 : quarter ? 15 : lessQuarter ? -15 : more;
    const part = (after ?? before)?.toLowerCase();
    const clock = twelveHours(hourOf(counted, part ?? 'mchana') * 60 + extra);
    return part ? clock : clock.split(' ', 1).join();
  });

/** A number in digits or words of Kiswahili after one of some words: `mwezi wa kumi na mbili`, `tarehe tano`. */
export const numberAfter = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words})\\s{1,3}(${NUMBER})(?![\\p{L}\\d])`, 'giu');
