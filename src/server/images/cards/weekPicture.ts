import { church } from '#content/church.ts';
import { weekWindow } from '#content/eventWindows.ts';
import { cutTo } from './glass.ts';
import { fitted, lineOf, widthOf } from './lettering.ts';
import { GLASS, leaf, sign, svg, type Words, words } from './marks.ts';
import { settable } from './settable.ts';
import type { WeekRow, WeekWords } from './weekWords.ts';
import { readSign, readWindow } from './windowFiles.ts';

/** A full phone screen, for WhatsApp Status. */
export const WEEK_PICTURE_SIZE = { width: 1080, height: 1920 } as const;

const { width: WIDTH, height: HEIGHT } = WEEK_PICTURE_SIZE;
/** The bottom of the window. */
const WINDOW = 1600;
const LEFT = 84;
const RIGHT = WIDTH - 84;
/** The bottom of the rows; the church's name and a phone's overlay are below. */
const FOOT = 1610;
/** The highest start of the rows. */
const TOP = 640;
const LOWEST_ROW = 112;
const HIGHEST_ROW = 168;

/** The positions of everything on a week's picture. */
export interface LaidWeek {
  /** The top of the heading; the window is visible above. */
  top: number;
  right: number;
  lines: Words[];
  marks: string;
}

/** Lays out the text of a week's picture: few rows are large and low, many are smaller. */
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
 * @param folder the site's files: `public/` or the built copy
 */
export async function drawWeekPicture(week: WeekWords, folder: string): Promise<Buffer> {
  const { top, lines, marks } = layWeek(week);
  const [file, logo] = await Promise.all([readWindow(folder, weekWindow), readSign(folder)]);
  const ground = await cutTo(file, { width: WIDTH, height: WINDOW }, weekWindow.focus);
  const name = lines.at(-1);
  const mark = name ? sign(logo, name.x - 70, name.y - 40, 54) : '';
  return ground
    .extend({ bottom: HEIGHT - WINDOW, background: GLASS.deep })
    .composite([{ input: veil(top) }, { input: svg(WIDTH, HEIGHT, ...lines.map(words), marks, mark) }])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Darkens the glass from above the heading, for the contrast of the text. */
function veil(top: number): Buffer {
  const stop = (y: number, opacity: number) =>
    `<stop offset="${Math.max(0, y / HEIGHT)}" stop-color="${GLASS.deep}" stop-opacity="${opacity}"/>`;
  return svg(
    WIDTH,
    HEIGHT,
    `<defs><linearGradient id="v" x2="0" y2="1">${stop(top - 260, 0)}${stop(top - 40, 0.74)}${stop(top + 120, 0.88)}${stop(1400, 0.93)}${stop(WINDOW, 1)}</linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/>`,
  );
}
