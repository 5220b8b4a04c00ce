/** When something begins and, if the text says so, ends: `HH:MM`. */
interface PastedTimes {
  start: string;
  end?: string;
}

const two = (number: number): string => String(number).padStart(2, '0');
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

/** A time in a text, in minutes of the day, and where it stands. */
interface Found {
  minutes: number;
  from: number;
  to: number;
}

/** The numbers of the hours in Kiswahili, the longest first. */
const HOURS = [
  ['kumi na mbili', 12],
  ['kumi na moja', 11],
  ['kumi', 10],
  ['tisa', 9],
  ['nane', 8],
  ['saba', 7],
  ['sita', 6],
  ['tano', 5],
  ['nne', 4],
  ['tatu', 3],
  ['mbili', 2],
  ['moja', 1],
] as const;

const PART = '(asubuhi|alfajiri|mchana|alasiri|jioni|usiku)';
const KISWAHILI = new RegExp(
  `(?<!\\p{L})saa\\s{1,3}(\\d{1,2}|${HOURS.map(([name]) => name).join('|')})(?:[:.](\\d\\d))?(\\s{1,3}na\\s{1,3}nusu|\\s{1,3}na\\s{1,3}robo|\\s{1,3}kasoro\\s{0,3}robo)?(?:\\s{1,3}(?:(?:za|ya)\\s{1,3})?${PART})?(?!\\p{L})`,
  'giu',
);
const ENGLISH = /(?<![\d:.])(\d{1,2})(?:[:.]([0-5]\d))?\s*(a\.?m\.?|p\.?m\.?|noon)(?![\p{L}])/giu;
const WORDS = /(?<!\p{L})(noon|midnight)(?!\p{L})/giu;
/** By 24 hours, after a word that announces a time: `John 13:34` is none. */
const FULL =
  /(?:^|[-–—]|from|at|to|until|till|hadi|mpaka|time|kuanzia|saa|⏰|🕘)[\s:*]{0,5}([01]\d|2[0-3])[:.]?([0-5]\d)(?:\s{0,3}h(?:ou)?rs?)?(?![\d:])/gimu;
/** Between a start and an end time there is little more than a word for `to`. */
const MAX_BETWEEN = 14;
/** `9-11 am`, `9 to 11 am`: the first of two takes its half of the day from the second. */
const HALF = /(?<![\d:.])(\d{1,2})(?:[:.]([0-5]\d))?\s*(?:-|–|—|to)\s*$/iu;

/** Kiswahili counts the hours from six: `saa 3 usiku` is 9 PM. */
function kiswahiliHour(hour: number, part: string): number {
  const day = (hour % 12) + 6; // by daylight, 6 to 17
  const night = (day + 12) % 24;
  if (part === 'asubuhi') return day < 12 ? day : night;
  if (part === 'alfajiri') return day === 6 ? day : night;
  if (part === 'mchana') return day;
  if (part === 'usiku') return night;
  return day >= 12 ? day : night;
}

function kiswahiliTimes(text: string): Found[] {
  const found: (Found & { part: string | undefined; hour: number; more: number })[] = [];
  for (const match of text.matchAll(KISWAHILI)) {
    const [whole, name = '', minute = '0', more = '', part] = match;
    const hour = HOURS.find(([word]) => word === name.toLowerCase())?.[1] ?? Number(name);
    if (hour < 1 || hour > 12) continue;
    const extra = /nusu/i.test(more) ? 30 : /kasoro/i.test(more) ? -15 : /robo/i.test(more) ? 15 : Number(minute);
    found.push({
      hour,
      more: extra,
      part: part?.toLowerCase(),
      minutes: 0,
      from: match.index,
      to: match.index + whole.length,
    });
  }
  // `saa 3 hadi saa 5 usiku`: the first has the part of the day of the second.
  return found.flatMap((one, at) => {
    const part = one.part ?? found[at + 1]?.part;
    return part ? [{ ...one, minutes: (kiswahiliHour(one.hour, part) * 60 + one.more + 1440) % 1440 }] : [];
  });
}

function englishTimes(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(ENGLISH)) {
    const [whole, hour = '', minute = '0', half = ''] = match;
    if (Number(hour) < 1 || Number(hour) > 12) continue;
    const afternoon = /^[pn]/i.test(half);
    const minutes = ((Number(hour) % 12) + (afternoon ? 12 : 0)) * 60 + Number(minute);
    const near = Math.max(0, match.index - MAX_BETWEEN);
    const before = HALF.exec(text.slice(near, match.index));
    if (before && Number(before[1]) >= 1 && Number(before[1]) <= 12) {
      const same = ((Number(before[1]) % 12) + (afternoon ? 12 : 0)) * 60 + Number(before[2] ?? 0);
      found.push({ minutes: same < minutes ? same : (same + 720) % 1440, from: near + before.index, to: match.index });
    }
    found.push({ minutes, from: match.index, to: match.index + whole.length });
  }
  for (const match of text.matchAll(WORDS)) {
    const before = /\d\s*$/.test(text.slice(Math.max(0, match.index - MAX_BETWEEN), match.index));
    const minutes = /noon/i.test(match[0]) ? 720 : 0;
    if (!before) found.push({ minutes, from: match.index, to: match.index + match[0].length });
  }
  return found;
}

function fullTimes(text: string): Found[] {
  return [...text.matchAll(FULL)].map((match) => ({
    minutes: Number(match[1]) * 60 + Number(match[2]),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** The hours that a text names, in English or Kiswahili; undefined if it names none. */
export function pastedTimes(text: string): PastedTimes | undefined {
  const spoken = [...kiswahiliTimes(text), ...englishTimes(text)];
  const found = (spoken.length > 0 ? spoken : fullTimes(text)).sort((one, other) => one.from - other.from);
  const [first, second] = found;
  if (!first) return undefined;
  const start = clock(first.minutes);
  const near = second && second.from - first.to <= MAX_BETWEEN && !text.slice(first.to, second.from).includes('\n\n');
  return near && second.minutes !== first.minutes ? { start, end: clock(second.minutes) } : { start };
}
