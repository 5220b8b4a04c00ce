import type { Branch } from '#content/branches.ts';
import { church, serviceHours } from '#content/church.ts';
import { weekWindow } from '#content/eventWindows.ts';
import { dayAndMonth, hoursOf, weekWords } from '#shared/announcements.ts';
import type { ChurchEvent } from '#shared/churchEvent.ts';
import { STATUS_LABELS } from '#shared/eventLife.ts';
import { readableDate, readableTime } from '#shared/time.ts';
import { daysOfWeek, type WeekEntry } from '#shared/week.ts';
import { isPutOff, whereOf } from './eventFacts.ts';
import { cutTo, readSign, readWindow } from './glass.ts';
import { fitted, lineOf, settable, widthOf } from './lettering.ts';
import { GLASS, leaf, sign, svg, type Words, words } from './marks.ts';

/** A phone's whole screen, as WhatsApp Status shows it. */
export const WEEK_PICTURE_SIZE = { width: 1080, height: 1920 } as const;

const { width: WIDTH, height: HEIGHT } = WEEK_PICTURE_SIZE;
const LEFT = 84;
const RIGHT = WIDTH - 84;
/** The rows end here; below stand the church's name and what a phone lays over the picture. */
const FOOT = 1610;
/** The highest that the rows may begin. */
const TOP = 640;
/** As many events as can be read on a phone. */
const MOST_ROWS = 8;
const LOWEST_ROW = 112;
const HIGHEST_ROW = 168;

/** One row of the picture, in words. */
export interface WeekRow {
  /** The leaf of the calendar, on the first row of each day. */
  leaf?: { weekday: string; day: string };
  title: string;
  struck: boolean;
  /** What became of the event, before the rest of the line. */
  status: string;
  line: string;
}

/** What a week's picture says; equal words make equal pictures. */
export interface WeekWords {
  heading: string;
  /** `22 to 28 November 2026`. */
  range: string;
  rows: WeekRow[];
  /** Said below the rows: how many more there are, or that there are none. */
  note: string;
}

/**
 * What the picture of a week says: its events by day, or the services where there are none.
 *
 * @param from the week's first day, `YYYY-MM-DD`
 * @param now the church's clock; what is over by then is left out
 */
export function wordsOfWeek(
  events: readonly ChurchEvent[],
  { from, branch, now }: { from: string; branch?: Branch | undefined; now?: { date: string; time: string } },
): WeekWords {
  const heading = branch ? `This week at ${branch.name}` : 'This week';
  const rows = daysOfWeek(events, from, now).flatMap(({ date, entries }) =>
    entries.map((entry, at): WeekRow => {
      const [weekday = ''] = readableDate(date).split(' ', 1);
      const row = rowOf(entry, date);
      return at === 0 ? { ...row, leaf: { weekday: weekday.slice(0, 3).toUpperCase(), day: date.slice(8) } } : row;
    }),
  );
  const range = weekWords(from);
  if (rows.length === 0) return { heading, range, rows: serviceRows(branch), note: 'All are welcome' };
  const shown = Math.min(rows.length, MOST_ROWS);
  const more = rows.length - shown;
  return { heading, range, rows: rows.slice(0, shown), note: more > 0 ? `and ${more} more` : '' };
}

function rowOf({ event, away }: WeekEntry, date: string): WeekRow {
  const { title, venue, status } = event;
  const when = event.start_date < date && !away ? 'Goes on' : hoursOf(event);
  const row = { title, struck: false, status: '', line: `${when} · ${whereOf(venue)}` };
  if (away) {
    const line = `to ${dayAndMonth(event.start_date)}, ${readableTime(event.start_time)}`;
    return { ...row, struck: true, status: STATUS_LABELS.moved, line };
  }
  if (status === 'cancelled') return { ...row, struck: true, status: STATUS_LABELS.cancelled };
  if (isPutOff(event)) return { ...row, struck: true, status: STATUS_LABELS.postponed, line: 'A new day will be told' };
  if (status === 'postponed') return { ...row, status: 'New day' };
  return status ? { ...row, status: STATUS_LABELS[status] } : row;
}

const serviceRows = (branch: Branch | undefined): WeekRow[] =>
  (branch?.hours ?? serviceHours).map(({ day, name, opens, closes }) => ({
    title: name === day ? `${day} service` : name,
    struck: false,
    status: '',
    line: `${readableTime(opens)} to ${readableTime(closes)}`,
  }));

/** What stands on a week's picture, and where. */
export interface LaidWeek {
  /** Where the heading begins: the window is in sight above. */
  top: number;
  right: number;
  lines: Words[];
  marks: string;
}

/** Sets the words of a week's picture: few rows are large and stand low, many are smaller. */
export function layWeek({ heading, range, rows, note }: WeekWords): LaidWeek {
  const noteHeight = note ? 64 : 0;
  const row = Math.min(HIGHEST_ROW, Math.max(LOWEST_ROW, (FOOT - TOP - noteHeight) / rows.length));
  const first = FOOT - noteHeight - row * rows.length;
  const lines: Words[] = [];
  const marks: string[] = [];
  const put = (text: string, colour: string, place: Parameters<typeof lineOf>[1], struck = false): Words => {
    const line = { ...lineOf(settable(text), place), colour, struck };
    lines.push(line);
    return line;
  };

  const widest = RIGHT - LEFT;
  put(heading, GLASS.white, { x: LEFT, y: first - 124, size: 104, smallest: 60, widest });
  put(range, GLASS.gold, { x: LEFT, y: first - 58, size: 44, smallest: 30, widest });
  marks.push(`<rect x="${LEFT}" y="${first - 26}" width="96" height="4" fill="${GLASS.button}"/>`);

  const leafWidth = Math.min(112, (row - 22) / 1.1);
  const hasLeaves = rows.some((one) => one.leaf);
  const x = hasLeaves ? LEFT + leafWidth + 34 : LEFT;
  for (const [at, one] of rows.entries()) {
    const top = first + row * at + 14;
    if (one.leaf) marks.push(leaf(one.leaf.weekday, one.leaf.day, { x: LEFT, y: top, width: leafWidth }));
    rowWords(one, { x, top, row });
  }
  if (note) put(note, GLASS.gold, { x, y: FOOT - 12, size: 38, widest: RIGHT - x });

  const name = settable(church.name.value);
  const size = Math.min(38, (38 * (widest - 70)) / widthOf(name, 38));
  const nameAt = (WIDTH - widthOf(name, size) - 70) / 2;
  put(name, GLASS.soft, { x: nameAt + 70, y: 1714, size, widest });
  return { top: first - 220, right: RIGHT, lines, marks: marks.join('') };

  function rowWords(one: WeekRow, place: { x: number; top: number; row: number }) {
    const large = place.row >= 140;
    const widestHere = RIGHT - place.x;
    const title = fitted(settable(one.title) || church.name.value, {
      width: widestHere,
      height: large ? 100 : 48,
      sizes: large ? [50, 46, 42] : [42, 38, 35, 33],
      leading: 1.1,
    });
    let y = place.top - 4;
    for (const text of title.lines) {
      y += title.size * (y < place.top ? 0.94 : 1.1);
      put(text, GLASS.white, { x: place.x, y, size: title.size, widest: widestHere }, one.struck);
    }
    const small = { y: y + (large ? 46 : 42), size: 31, smallest: 28 };
    let from = place.x;
    if (one.status)
      from += put(one.status, one.struck ? GLASS.rose : GLASS.button, { ...small, x: from, widest: 260 }).width + 14;
    put(one.line, GLASS.soft, { ...small, x: from, widest: RIGHT - from });
  }
}

/**
 * Draws the picture of 1080×1920 that announces a week, for WhatsApp Status.
 *
 * @param folder the site's own files, `public/` or what the build made of it
 */
export async function drawWeekPicture(week: WeekWords, folder: string): Promise<Buffer> {
  const { top, lines, marks } = layWeek(week);
  const [file, logo] = await Promise.all([readWindow(folder, weekWindow), readSign(folder)]);
  const ground = await cutTo(file, WEEK_PICTURE_SIZE, weekWindow.focus);
  const name = lines.at(-1);
  const mark = name ? sign(logo, name.x - 70, name.y - 40, 54) : '';
  return ground
    .composite([{ input: veil(top) }, { input: svg(WIDTH, HEIGHT, ...lines.map(words), marks, mark) }])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The glass darkens above the heading, so that the words stand on the dark and the window shines over them. */
function veil(top: number): Buffer {
  const stop = (y: number, opacity: number) =>
    `<stop offset="${Math.max(0, y / HEIGHT)}" stop-color="${GLASS.deep}" stop-opacity="${opacity}"/>`;
  return svg(
    WIDTH,
    HEIGHT,
    `<defs><linearGradient id="v" x2="0" y2="1">${stop(top - 260, 0)}${stop(top - 40, 0.74)}${stop(top + 120, 0.9)}${stop(HEIGHT, 0.95)}</linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/>`,
  );
}
