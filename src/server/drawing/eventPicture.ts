import { church } from '#content/church.ts';
import { type AnnouncingWindow, anyWindow, eventWindows } from '#content/eventWindows.ts';
import type { ShownEvent } from '#server/store/shownEvent.ts';
import { STATUS_LABELS } from '#shared/eventLife.ts';
import { EVENT_PICTURE_SIZE } from '#shared/eventPaths.ts';
import { readableSpan } from '#shared/eventTimes.ts';
import { ownPicture } from '#shared/ownPicture.ts';
import { dateLeaf, readableTime, shortDate } from '#shared/time.ts';
import { isPutOff, whereOf } from './eventFacts.ts';
import { cutTo, inArch, readSign, readWindow } from './glass.ts';
import { fitted, lineOf, settable } from './lettering.ts';
import { type Arch, archOutline, GLASS, leaf, pill, sign, svg, type Words, words } from './marks.ts';

const { width: WIDTH, height: HEIGHT } = EVENT_PICTURE_SIZE;
const LEFT = 64;
/** The lowest line of words stands here. */
const FOOT = 572;
/** Words keep this far from the window. */
const GAP = 72;
const LEADING = 1.14;
const TITLE_SIZES = [92, 84, 76, 70, 64, 58, 53, 48, 44, 41, 38, 35];
/** A title that has to be smaller than this gets more room, and the window less. */
const SMALL = 53;

const WIDE_ARCH: Arch = { x: 736, y: 46, width: 400, height: 538 };
const SLIM_ARCH: Arch = { x: 846, y: 46, width: 290, height: 538 };

/** What stands on an event's picture, and where. */
export interface LaidEvent {
  arch: Arch;
  /** How far the words may go to the right. */
  right: number;
  lines: Words[];
  marks: string;
}

/** The window of an event's category. */
export const windowOf = (category: string): AnnouncingWindow =>
  Object.entries(eventWindows).find(([name]) => name === category)?.[1] ?? anyWindow;

/** Whatever of an event its picture shows: where this is the same, so is the picture. */
export function drawnFrom(event: ShownEvent): readonly unknown[] {
  const { title, category, start_date, start_time, end_date, end_time, venue, image, image_focus, status } = event;
  const { previous_start_date, previous_start_time, previous_venue } = event;
  const before = [previous_start_date, previous_start_time, previous_venue && whereOf(previous_venue)];
  const own = ownPicture(image)?.id;
  const times = [start_date, start_time, end_date, end_time];
  return [church.name.value, title, category, ...times, whereOf(venue), status, ...before, own, own && image_focus];
}

/** Sets the words of an event's picture: what it is and what became of it, when, and where. */
export function layEvent(event: ShownEvent): LaidEvent {
  const title = settable(event.title) || settable(event.category) || church.name.value;
  const details = detailsOf(event);
  const lowest = FOOT - details.reduce((height, { step }) => height + step, 0);
  const titleFoot = lowest - 26;
  const titleTop = 190;
  const space = { height: titleFoot - titleTop + 12, sizes: TITLE_SIZES, leading: LEADING };
  const fittedBeside = (arch: Arch) => fitted(title, { ...space, width: arch.x - GAP - LEFT });
  const wide = fittedBeside(WIDE_ARCH);
  const arch = wide.size < SMALL ? SLIM_ARCH : WIDE_ARCH;
  const { lines: titleLines, size } = arch === WIDE_ARCH ? wide : fittedBeside(arch);
  const right = arch.x - GAP;
  const widest = right - LEFT;

  const cancelled = event.status === 'cancelled';
  const step = size * LEADING;
  const firstLine = titleFoot - step * (titleLines.length - 1) - size * 0.2;
  const lines: Words[] = titleLines.map((text, at) => ({
    ...lineOf(text, { x: LEFT, y: firstLine + step * at, size, widest }),
    colour: GLASS.white,
    struck: cancelled,
  }));
  let y = lowest;
  for (const { text, size: detailSize, step: down, colour, struck } of details) {
    y += down;
    const place = { x: LEFT, y, size: detailSize, smallest: 26, widest };
    lines.push({ ...lineOf(settable(text), place), colour, struck });
  }

  const brand = lineOf(settable(church.name.value), {
    x: LEFT + 58,
    y: 85,
    size: 30,
    smallest: 22,
    widest: widest - 58,
  });
  lines.push({ ...brand, colour: GLASS.soft });
  const above = firstLine - size * 0.74 - 58;
  const marks = [ruleAt(lowest)];
  let eyebrowAt = LEFT;
  if (event.status) {
    const colour = cancelled ? GLASS.rose : GLASS.button;
    const label = pill(STATUS_LABELS[event.status].toUpperCase(), { x: LEFT, y: above - 2, size: 24, colour });
    marks.push(label.svg);
    eyebrowAt += label.width + 20;
  }
  const eyebrow = lineOf(settable(event.category).toUpperCase(), {
    x: eyebrowAt,
    y: above + 28,
    size: 24,
    widest: right - eyebrowAt,
    spacing: 0.12,
  });
  lines.push({ ...eyebrow, colour: GLASS.gold });
  marks.push(dayLeaf(event, arch));
  return { arch, right, lines, marks: marks.join('') };
}

const ruleAt = (y: number): string => `<rect x="${LEFT}" y="${y}" width="72" height="3" fill="${GLASS.button}"/>`;

/** The leaf of the calendar hangs over the window's lower corner; an event that is not on that day has none. */
function dayLeaf(event: ShownEvent, arch: Arch): string {
  if (event.status === 'cancelled' || isPutOff(event)) return '';
  const shown = dateLeaf(event.start_date);
  if (!shown) return '';
  return leaf(shown.month, shown.day, { x: arch.x - 34, y: arch.y + arch.height - 152, width: 118 });
}

interface Detail {
  text: string;
  size: number;
  /** From the line above. */
  step: number;
  colour: string;
  struck: boolean;
}

/** When and where, each on its line; what does not hold any more is struck through. */
function detailsOf(event: ShownEvent): Detail[] {
  const off = event.status === 'cancelled';
  const [day = '', hours] = readableSpan(event);
  const detail = (text: string, size: number, step: number, struck = off): Detail => ({
    text,
    size,
    step,
    struck,
    colour: struck ? GLASS.soft : GLASS.white,
  });
  const details = [detail(day, 38, 58, off || isPutOff(event))];
  if (isPutOff(event)) details.push(detail('A new day will be told', 34, 46));
  else if (hours) details.push(detail(hours, 34, 46));
  details.push({ ...detail(whereOf(event.venue), 34, 46, false), colour: off ? GLASS.soft : GLASS.gold });
  const before = beforeOf(event);
  if (before) details.push({ ...detail(before, 28, 42, true), colour: GLASS.soft });
  return details;
}

/** What was announced before and is otherwise now: the day and hour, or the venue, or all of it. */
function beforeOf(event: ShownEvent): string {
  const { previous_start_date: date, previous_start_time: time, previous_venue: venue } = event;
  const parts: string[] = [];
  if (date && date !== event.start_date) parts.push(shortDate(date).replace(/ \d{4}$/, ''));
  if (time && (parts.length > 0 || time !== event.start_time)) parts.push(readableTime(time));
  if (venue && venue !== event.venue) parts.push(whereOf(venue));
  return parts.join(', ');
}

/** The point of a photograph that stays in sight: staff's own choice, or the middle a little above. */
function focusOf({ image_focus }: ShownEvent): readonly [number, number] {
  const [x, y] = (image_focus ?? '50 42').split(' ').map(Number);
  return [x ?? 50, y ?? 42];
}

/**
 * Draws the picture of 1200×630 that a chat shows of an event: its words on the window of its category, and within the
 * arch that window in its full light, or the event's own picture.
 *
 * @param folder the site's own files, `public/` or what the build made of it
 * @param own the file of the event's own picture, where it has one that is kept here
 */
export async function drawEventPicture(event: ShownEvent, folder: string, own?: Uint8Array): Promise<Buffer> {
  const { arch, lines, marks } = layEvent(event);
  const window = windowOf(event.category);
  const [file, logo] = await Promise.all([readWindow(folder, window), readSign(folder)]);
  const faded = event.status === 'cancelled';
  const lit = await inArch(own ?? file, arch, { focus: own ? focusOf(event) : window.focus, faded });
  const ground = await cutTo(file, EVENT_PICTURE_SIZE, window.focus);
  if (faded) ground.modulate({ saturation: 0.3 });
  return ground
    .composite([
      { input: veil(arch) },
      lit,
      { input: svg(WIDTH, HEIGHT, leading(arch), ...lines.map(words), marks, sign(logo, LEFT, 52, 44)) },
    ])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The dark of the glass on which words stand, and the window's shadow on it. */
function veil(arch: Arch): Buffer {
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at}" stop-color="${GLASS.deep}" stop-opacity="${opacity}"/>`;
  return svg(
    WIDTH,
    HEIGHT,
    `<defs><linearGradient id="v">${stop(0, 0.91)}${stop(0.55, 0.85)}${stop(1, 0.55)}</linearGradient>`,
    '<filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="18"/></filter></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/>`,
    `<path d="${archOutline({ ...arch, y: arch.y + 12 }, 8)}" fill="#000" opacity=".55" filter="url(#s)"/>`,
  );
}

/** The white leading around the window, and the thin dark line within it. */
const leading = (arch: Arch): string =>
  `<path d="${archOutline(arch, 4)}" fill="none" stroke="${GLASS.white}" stroke-width="9"/>` +
  `<path d="${archOutline(arch, -1)}" fill="none" stroke="${GLASS.deep}" stroke-width="2" opacity=".6"/>`;
