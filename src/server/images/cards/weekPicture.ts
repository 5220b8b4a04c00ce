import { weekWindow } from '#content/events/eventWindows.ts';
import { readWindow } from './glass.ts';
import { fitted, lineOf, widthOf } from './lettering.ts';
import { leaf, ON_GLASS, type Words } from './marks.ts';
import { settable } from './settable.ts';
import { churchName, drawStatus, type LaidStatus, STATUS_EDGES } from './statusFrame.ts';
import type { WeekRow, WeekWords } from './weekWords.ts';

const { left: LEFT, right: RIGHT, foot: FOOT } = STATUS_EDGES;

/** The bottom of the window. */
const WINDOW = 1600;
/** The highest start of the rows, and of those with two lines below the title. */
const [TOP, DOUBLE_TOP] = [640, 480];
const LOWEST_ROW = 112;
const HIGHEST_ROW = 168;
/** With room for a title and a line below it that take two lines each. */
const HIGHEST_DOUBLE_ROW = 204;
/** The size of the line below a title, and the one to which it shrinks before it takes a second line. */
const [LINE, SMALLEST_LINE] = [31, 28];

/** Lays out the text of a week's picture: few rows are large and low, many are smaller. */
export function layWeek({ church, heading, range, rows, note }: WeekWords): LaidStatus {
  const noteHeight = note ? 64 : 0;
  const narrowest = RIGHT - (LEFT + 112 + 34);
  const double = rows.some(({ line }) => tooWide(line, narrowest));
  const [start, highest] = double ? [DOUBLE_TOP, HIGHEST_DOUBLE_ROW] : [TOP, HIGHEST_ROW];
  const row = Math.min(highest, Math.max(LOWEST_ROW, (FOOT - start - noteHeight) / rows.length));
  const first = FOOT - noteHeight - row * rows.length;
  const lines: Words[] = [];
  const marks: string[] = [];
  const put = (text: string, colour: string, place: Parameters<typeof lineOf>[1], struck = false): Words => {
    const line = { ...lineOf(settable(text), place), colour, struck };
    lines.push(line);
    return line;
  };

  const widest = RIGHT - LEFT;
  put(heading, ON_GLASS.white, { x: LEFT, y: first - 124, size: 104, smallest: 60, widest });
  put(range, ON_GLASS.gold, { x: LEFT, y: first - 58, size: 44, smallest: 30, widest });
  marks.push(`<rect x="${LEFT}" y="${first - 26}" width="96" height="4" fill="${ON_GLASS.button}"/>`);

  const leafWidth = Math.min(112, (row - 22) / 1.1);
  const hasLeaves = rows.some((one) => one.leaf);
  const x = hasLeaves ? LEFT + leafWidth + 34 : LEFT;
  for (const [at, one] of rows.entries()) {
    const top = first + row * at + 14;
    if (one.leaf) marks.push(leaf(one.leaf.weekday, one.leaf.day, { x: LEFT, y: top, width: leafWidth }));
    rowWords(one, { x, top, row });
  }
  if (note) put(note, ON_GLASS.gold, { x, y: FOOT - 12, size: 38, widest: RIGHT - x });

  lines.push(churchName(church));
  return { top: first - 220, lines, marks: marks.join('') };

  function rowWords(one: WeekRow, place: { x: number; top: number; row: number }) {
    const large = place.row >= 140;
    const widestHere = RIGHT - place.x;
    const beside = one.status ? Math.min(260, widthOf(settable(one.status), LINE)) + 14 : 0;
    const twoLines = tooWide(one.line, widestHere - beside);
    const oneLine = !large || (twoLines && place.row < HIGHEST_DOUBLE_ROW);
    const title = fitted(settable(one.title) || church, {
      width: widestHere,
      height: oneLine ? 48 : 100,
      sizes: oneLine ? [42, 38, 35, 33] : [50, 46, 42],
      leading: 1.1,
    });
    let y = place.top - 4;
    for (const text of title.lines) {
      y += title.size * (y < place.top ? 0.94 : 1.1);
      put(text, ON_GLASS.white, { x: place.x, y, size: title.size, widest: widestHere }, one.struck);
    }
    const small = { y: y + (oneLine ? 42 : 46), size: LINE, smallest: SMALLEST_LINE };
    let from = place.x;
    if (one.status)
      from +=
        put(one.status, one.struck ? ON_GLASS.rose : ON_GLASS.button, { ...small, x: from, widest: 260 }).width + 14;
    const widestLine = RIGHT - from;
    const parts = twoLines
      ? fitted(settable(one.line), { width: widestLine, height: 68, sizes: [SMALLEST_LINE], leading: 1.2 }).lines
      : [one.line];
    for (const [at, text] of parts.entries())
      put(text, ON_GLASS.soft, { ...small, y: small.y + at * 33, x: from, widest: widestLine });
  }
}

/** Whether a line below a title needs a second one: Kiswahili times are long. */
const tooWide = (line: string, widest: number): boolean => widthOf(settable(line), SMALLEST_LINE) > widest;

/**
 * Draws the picture of 1080×1920 that announces a week, for WhatsApp Status.
 *
 * @param folder the site's files: `public/` or the built copy
 */
export async function drawWeekPicture(week: WeekWords, folder: string): Promise<Buffer> {
  const file = await readWindow(folder, weekWindow);
  return drawStatus(layWeek(week), { file, focus: weekWindow.focus, foot: WINDOW }, folder);
}
