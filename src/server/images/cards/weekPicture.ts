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
/** The sizes of the line below a title: at the smallest it takes a second line, since Kiswahili times are long. */
const LINE_SIZES = [31, 30, 29, 28];
/** The widest that an event's status may be before that line. */
const WIDEST_STATUS = 260;

const lineIn = (line: string, width: number) =>
  fitted(settable(line), { width, height: 68, sizes: LINE_SIZES, leading: 1.2 });

/** Lays out the text of a week's picture: few rows are large and low, many are smaller. */
export function layWeek({ church, heading, range, rows, note }: WeekWords): LaidStatus {
  const noteHeight = note ? 64 : 0;
  const narrowest = RIGHT - (LEFT + 112 + 34);
  const double = rows.some(({ line }) => lineIn(line, narrowest).lines.length > 1);
  const [start, highest] = double ? [DOUBLE_TOP, HIGHEST_DOUBLE_ROW] : [TOP, HIGHEST_ROW];
  const row = Math.min(highest, Math.max(LOWEST_ROW, (FOOT - start - noteHeight) / rows.length));
  const first = FOOT - noteHeight - row * rows.length;
  const lines: Words[] = [];
  const marks: string[] = [];
  const put = (text: string, colour: string, place: Parameters<typeof lineOf>[1], struck = false) =>
    lines.push({ ...lineOf(settable(text), place), colour, struck });

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
    rowWords(one, x, top);
  }
  if (note) put(note, ON_GLASS.gold, { x, y: FOOT - 12, size: 38, widest: RIGHT - x });

  lines.push(churchName(church));
  return { top: first - 220, lines, marks: marks.join('') };

  function rowWords({ title, struck, status, line }: WeekRow, x: number, top: number) {
    const size = LINE_SIZES[0] as number;
    const beside = status ? Math.min(WIDEST_STATUS, widthOf(settable(status), size)) + 14 : 0;
    const below = lineIn(line, RIGHT - x - beside);
    const isLow = row < (below.lines.length > 1 ? HIGHEST_DOUBLE_ROW : 140);
    const space = isLow ? { height: 48, sizes: [42, 38, 35, 33] } : { height: 100, sizes: [50, 46, 42] };
    const above = fitted(settable(title) || church, { ...space, width: RIGHT - x, leading: 1.1 });
    let y = top - 4;
    for (const text of above.lines) {
      y += above.size * (y < top ? 0.94 : 1.1);
      put(text, ON_GLASS.white, { x, y, size: above.size, widest: RIGHT - x }, struck);
    }
    y += isLow ? 42 : 46;
    const colour = struck ? ON_GLASS.rose : ON_GLASS.button;
    if (status) put(status, colour, { x, y, size, smallest: 28, widest: WIDEST_STATUS });
    for (const [at, text] of below.lines.entries())
      put(text, ON_GLASS.soft, { x: x + beside, y: y + at * 33, size: below.size, widest: RIGHT - x - beside });
  }
}

/**
 * Draws the picture of 1080×1920 that announces a week, for WhatsApp Status.
 *
 * @param folder the site's files: `public/` or the built copy
 */
export async function drawWeekPicture(week: WeekWords, folder: string): Promise<Buffer> {
  const file = await readWindow(folder, weekWindow);
  return drawStatus(layWeek(week), { file, focus: weekWindow.focus, foot: WINDOW }, folder);
}
