import { cutTo, readSign } from './glass.ts';
import { lineOf, widthOf } from './lettering.ts';
import { ON_GLASS, sign, svg, type Words, words } from './marks.ts';
import { settable } from './settable.ts';

/** What the pictures for WhatsApp Status have in common: a window above, the text below on dark glass, the church's name. */

/** A full phone screen. */
export const STATUS_PICTURE_SIZE = { width: 1080, height: 1920 } as const;

const { width: WIDTH, height: HEIGHT } = STATUS_PICTURE_SIZE;

/** Where the text stands; below are the church's name and what a phone lays over the picture. */
export const STATUS_EDGES = { left: 84, right: WIDTH - 84, foot: 1610 } as const;

/** The positions of everything on such a picture. */
export interface LaidStatus {
  /** The top of the text; the window is visible above. */
  top: number;
  /** The last is the church's name. */
  lines: Words[];
  marks: string;
}

/** The church's name at the foot, in the middle, with room for its logo. */
export function churchName(church: string): Words {
  const widest = STATUS_EDGES.right - STATUS_EDGES.left;
  const name = settable(church);
  const size = Math.min(38, (38 * (widest - 70)) / widthOf(name, 38));
  const x = (WIDTH - widthOf(name, size) - 70) / 2 + 70;
  return { ...lineOf(name, { x, y: 1714, size, widest }), colour: ON_GLASS.soft };
}

/** What is seen above the text. */
interface Ground {
  file: Uint8Array;
  /** In percent from left and top. */
  focus: readonly [number, number];
  /** Its bottom; it reaches from edge to edge. */
  foot: number;
  /** Nearly without colour, since the event is called off. */
  faded?: boolean;
}

/**
 * Draws a picture of 1080×1920 for WhatsApp Status.
 *
 * @param folder the site's files: `public/` or the built copy
 */
export async function drawStatus({ top, lines, marks }: LaidStatus, ground: Ground, folder: string): Promise<Buffer> {
  const { file, focus, foot, faded = false } = ground;
  const [cut, logo] = await Promise.all([cutTo(file, { width: WIDTH, height: foot }, focus), readSign(folder)]);
  if (faded) cut.modulate({ saturation: 0.3 });
  const name = lines.at(-1);
  const mark = name ? sign(logo, name.x - 70, name.y - 40, 54) : '';
  return cut
    .extend({ bottom: HEIGHT - foot, background: ON_GLASS.deep })
    .composite([{ input: veil(top, foot) }, { input: svg(WIDTH, HEIGHT, ...lines.map(words), marks, mark) }])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Darkens the glass from above the text, for its contrast. */
function veil(top: number, foot: number): Buffer {
  const stops = [
    [top - 260, 0],
    [top - 40, 0.74],
    [top + 120, 0.88],
    [1400, 0.93],
  ].filter(([y = 0]) => y < foot);
  const marks = [...stops, [foot, 1]].map(
    ([y = 0, opacity]) =>
      `<stop offset="${Math.max(0, y / HEIGHT)}" stop-color="${ON_GLASS.deep}" stop-opacity="${opacity}"/>`,
  );
  return svg(
    WIDTH,
    HEIGHT,
    `<defs><linearGradient id="v" x2="0" y2="1">${marks.join('')}</linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/>`,
  );
}
