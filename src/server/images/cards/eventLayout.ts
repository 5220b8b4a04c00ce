import { venueWithBranch } from '#content/events/branchOf.ts';
import { eventIn } from '#content/events/eventIn.ts';
import type { EventLanguage } from '#content/events/eventLanguages.ts';
import type { EventDto } from '#server/store/events/eventRows.ts';
import { waitsForDay } from '#shared/events/churchEvent.ts';
import type { EventStatus } from '#shared/events/eventLife.ts';
import type { DateWords } from '#shared/events/times/dateWords.ts';
import { fitted, lineOf, widthOf } from './lettering.ts';
import { type Arch, leaf, ON_GLASS, pill, struckLeaf, type Words } from './marks.ts';
import { settable } from './settable.ts';

/**
 * The text is in the middle, between the calendar leaf and the window: many chats crop to the square from 285 to 915, and
 * the text fits there.
 */
const LEFT = 304;
const LEAF = { x: 60, width: 184 } as const;
const SIGN = 104;
/** The lowest baseline, and the bottom of the leaf. */
const FOOT = 568;
/** The space between text and window. */
const GAP = 38;
const LEADING = 1.13;
const TITLE_TOP = 168;
const TITLE_SIZES = [92, 84, 76, 70, 64, 58, 53, 48, 44, 41, 38, 35, 32, 29, 26];
/** Between two lines of one text. */
const WITHIN = 1.18;
const WHEN_SIZES = [37, 35, 33, 31, 29, 27, 25, 23];
/** A title that would be smaller gets more room, and the window less. */
const SMALL = 53;

const WIDE_ARCH: Arch = { x: 848, y: 46, width: 304, height: 538 };
const SLIM_ARCH: Arch = { x: 936, y: 46, width: 216, height: 538 };

/** The positions of everything on an event's picture. */
interface LaidEvent {
  arch: Arch;
  lines: Words[];
  marks: string;
  /** The position and size of the church's logo. */
  sign: { x: number; y: number; side: number };
}

/** What can be set of an event's title, or else its category. */
export const titleOf = (event: EventDto, language: EventLanguage): string =>
  settable(eventIn(language.language, event).title) || categoryOf(event, language) || language.church;

/** What can be set of an event's category. */
export const categoryOf = ({ category }: EventDto, { categories }: EventLanguage): string =>
  settable(categories[category] ?? category);

/** Lays out the text of an event's picture: title and status, time, venue. */
export function layEvent(event: EventDto, language: EventLanguage): LaidEvent {
  const wide = layBeside(WIDE_ARCH, event, language);
  return wide.size < SMALL ? layBeside(SLIM_ARCH, event, language) : wide;
}

function layBeside(arch: Arch, event: EventDto, language: EventLanguage): LaidEvent & { size: number } {
  const title = titleOf(event, language);
  const right = arch.x - GAP;
  const widest = right - LEFT;
  const text = layText(event, language, { x: LEFT, widest, top: TITLE_TOP - 12, foot: FOOT, scale: 1 });
  const { lines, size, firstLine, lowest } = text;

  const sign = { x: LEAF.x + (LEAF.width - SIGN) / 2, y: 46, side: SIGN };
  const brand = { x: LEFT, y: 83, size: 30, smallest: 20, widest };
  lines.push({ ...lineOf(settable(language.church), brand), colour: ON_GLASS.soft });

  const above = firstLine - size * 0.74 - 54;
  const marks = [`<rect x="${LEFT}" y="${lowest}" width="72" height="3" fill="${ON_GLASS.button}"/>`];
  let eyebrowAt = LEFT;
  if (event.status) {
    const label = statusPill(event.status, language, { x: LEFT, y: above - 2, size: 24 });
    marks.push(label.svg);
    eyebrowAt += label.width + 20;
  }
  const category = categoryOf(event, language);
  const eyebrow = { x: eyebrowAt, y: above + 28, size: 24, widest: right - eyebrowAt, spacing: 0.12 };
  if (category.toLowerCase() !== title.toLowerCase()) {
    lines.push({ ...lineOf(category.toUpperCase(), eyebrow), colour: ON_GLASS.gold });
  }
  marks.push(dayLeaf(event, language, { ...LEAF, y: FOOT + 6 - LEAF.width * 1.1 }));
  return { arch, lines, marks: marks.join(''), sign, size };
}

/**
 * Lays out an event's title, and below it time and venue.
 *
 * @param space.top the highest that the title may reach
 * @param space.foot the lowest baseline
 * @param space.scale the size of the text, relative to the picture that a chat shows
 */
export function layText(
  event: EventDto,
  language: EventLanguage,
  { x, widest, top, foot, scale }: { x: number; widest: number; top: number; foot: number; scale: number },
): { lines: Words[]; size: number; firstLine: number; lowest: number } {
  const title = titleOf(event, language);
  const details = detailsOf(event, language, { x, widest, scale });
  const lowest = foot - details.height;
  const titleFoot = lowest - 26 * scale;
  const { lines: titleLines, size } = fitted(title, {
    width: widest,
    height: titleFoot - top,
    sizes: TITLE_SIZES.map((one) => one * scale),
    leading: LEADING,
  });
  const struck = event.status === 'cancelled';
  const step = size * LEADING;
  const firstLine = titleFoot - step * (titleLines.length - 1) - size * 0.2;
  const lines: Words[] = titleLines.map((text, at) => ({
    ...lineOf(text, { x, y: firstLine + step * at, size, widest }),
    colour: ON_GLASS.white,
    struck,
  }));
  lines.push(...details.lines.map((line) => ({ ...line, y: lowest + line.y })));
  return { lines, size, firstLine, lowest };
}

/** An event's status in a pill. */
export const statusPill = (
  status: EventStatus,
  { statuses }: EventLanguage,
  place: { x: number; y: number; size: number },
) =>
  pill(statuses[status].toUpperCase(), {
    ...place,
    colour: status === 'cancelled' ? ON_GLASS.rose : ON_GLASS.button,
  });

/** The calendar leaf, struck through if the event is not on that day any more. */
export function dayLeaf(
  event: EventDto,
  { dates }: EventLanguage,
  place: { x: number; y: number; width: number },
): string {
  const shown = dates.leaf(event.start_date);
  if (!shown) return '';
  const off = event.status === 'cancelled' || waitsForDay(event);
  return off ? struckLeaf(shown.month, shown.day, place) : leaf(shown.month, shown.day, place);
}

/** Time and venue, on one or two lines each, from their top on; outdated ones are struck through. */
function detailsOf(
  event: EventDto,
  { dates, pictureWords }: EventLanguage,
  { x, widest, scale }: { x: number; widest: number; scale: number },
): { lines: Words[]; height: number } {
  const off = event.status === 'cancelled';
  const putOff = waitsForDay(event);
  const lines: Words[] = [];
  let height = 0;
  const add = (text: string, unscaled: readonly number[], colour: string, struck: boolean) => {
    if (text === '') return;
    const sizes = unscaled.map((size) => size * scale);
    const space = { width: widest, height: 2 * (sizes[0] ?? 0) * WITHIN, sizes, leading: WITHIN };
    const { lines: parts, size } = fitted(settable(text), space);
    for (const [at, part] of parts.entries()) {
      height += at > 0 ? size * WITHIN : Math.max(42 * scale, size * (lines.length > 0 ? 1.38 : 1.6));
      lines.push({ ...lineOf(part, { x, y: height, size, widest }), colour, struck });
    }
  };
  const [day = '', hours = ''] = dates.span(event);
  // The first and last day have the same size.
  const both = WHEN_SIZES.filter((size) =>
    [day, hours].every((text) => widthOf(settable(text), size * scale) <= widest),
  );
  const sizes = both.length > 0 ? both : WHEN_SIZES.slice(-1);
  add(day, sizes, off || putOff ? ON_GLASS.soft : ON_GLASS.white, off || putOff);
  if (putOff) add(pictureWords.newDayToCome, sizes, ON_GLASS.white, false);
  else add(hours, sizes, off ? ON_GLASS.soft : ON_GLASS.white, off);
  add(venueWithBranch(event.venue), [33, 30, 27], off ? ON_GLASS.soft : ON_GLASS.gold, false);
  add(beforeOf(event, dates), [27, 25], ON_GLASS.soft, true);
  return { lines, height };
}

/** The time or venue announced before, if it has changed. */
function beforeOf(event: EventDto, dates: DateWords): string {
  const { previous_start_date: date, previous_start_time: time, previous_venue: venue } = event;
  const parts: string[] = [];
  if (date && date !== event.start_date) parts.push(dates.shortDate(date).replace(/ \d{4}$/, ''));
  if (time && (parts.length > 0 || time !== event.start_time)) parts.push(dates.timeOn(date ?? event.start_date, time));
  if (venue && venue !== event.venue) parts.push(venueWithBranch(venue));
  return parts.join(', ');
}
