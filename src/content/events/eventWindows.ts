import type { CATEGORIES } from '#shared/events/event.ts';
import type { PictureName } from '../pictures.ts';

/** A window on which something is announced. */
export interface AnnouncingWindow {
  picture: PictureName;
  /** The point of it that stays in the middle where it is cut, in percent from left and top. */
  focus: readonly [x: number, y: number];
}

/** The windows of the categories. */
export const eventWindows: Readonly<Record<(typeof CATEGORIES)[number], AnnouncingWindow>> = {
  'Worship and Prayer': { picture: 'dove', focus: [50, 40] },
  Kesha: { picture: 'lamp', focus: [62, 50] },
  Revival: { picture: 'flame', focus: [50, 50] },
  'Bible Study': { picture: 'book', focus: [50, 50] },
  Seminar: { picture: 'seedling', focus: [50, 50] },
  Conference: { picture: 'trumpet', focus: [50, 50] },
  'In His Presence': { picture: 'seven-candles', focus: [50, 50] },
  Evangelism: { picture: 'wheat-field', focus: [40, 50] },
  Fellowship: { picture: 'loaf', focus: [50, 50] },
};

/** The window of an event whose category is none of ours. */
export const anyWindow: AnnouncingWindow = { picture: 'hero', focus: [50, 40] };

/** The window that announces events of a category. */
export const windowOf = (category: string): AnnouncingWindow =>
  Object.entries(eventWindows).find(([name]) => name === category)?.[1] ?? anyWindow;

/** The upright window on which a week is announced. */
export const weekWindow: AnnouncingWindow = { picture: 'hero-tall', focus: [50, 20] };
