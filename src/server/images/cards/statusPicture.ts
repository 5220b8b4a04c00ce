import type { EventLanguage } from '#content/events/eventLanguages.ts';
import { windowOf } from '#content/events/eventWindows.ts';
import type { EventDto } from '#server/store/events/eventRows.ts';
import { categoryOf, dayLeaf, layText, statusPill, titleOf } from './eventLayout.ts';
import { type DrawingFiles, focusOf } from './eventPicture.ts';
import { readWindow } from './glass.ts';
import { lineOf } from './lettering.ts';
import { ON_GLASS } from './marks.ts';
import { churchName, drawStatus, type LaidStatus, STATUS_EDGES } from './statusFrame.ts';

const { left: LEFT, right: RIGHT, foot: FOOT } = STATUS_EDGES;
/** The highest that the title may reach. */
const TITLE_TOP = 680;
const LEAF = { width: 160, height: 176 } as const;
/** The text of the picture that a chat shows would be too small on a whole screen. */
const SCALE = 1.4;
/** How far the window reaches behind the text, in pixels. */
const BEHIND = 220;

/** Lays out the text of an event's picture for Status, from the foot up: venue, time, title, the day's leaf. */
export function layStatus(event: EventDto, language: EventLanguage): LaidStatus {
  const title = titleOf(event, language);
  const space = { x: LEFT, widest: RIGHT - LEFT, top: TITLE_TOP, foot: FOOT, scale: SCALE };
  const { lines, size, firstLine, lowest } = layText(event, language, space);
  const top = Math.round(firstLine - size * 0.78 - 48 - LEAF.height);
  const x = LEFT + LEAF.width + 34;
  const marks = [
    dayLeaf(event, language, { x: LEFT, y: top, width: LEAF.width }),
    `<rect x="${LEFT}" y="${lowest}" width="96" height="4" fill="${ON_GLASS.button}"/>`,
  ];
  if (event.status) marks.push(statusPill(event.status, language, { x, y: top + 12, size: 40 }).svg);
  const category = categoryOf(event, language);
  if (category.toLowerCase() !== title.toLowerCase()) {
    const y = top + (event.status ? 148 : LEAF.height / 2 + 12);
    const line = { x, y, size: 36, smallest: 28, widest: RIGHT - x, spacing: 0.12 };
    lines.push({ ...lineOf(category.toUpperCase(), line), colour: ON_GLASS.gold });
  }
  lines.push(churchName(language.church));
  return { top, lines, marks: marks.join('') };
}

/**
 * Draws the picture of 1080×1920 that announces one event, for WhatsApp Status: above the text is the category's window
 * or the event's own picture.
 *
 * @param language the one that it is written in
 */
export async function drawStatusPicture(
  event: EventDto,
  language: EventLanguage,
  { folder, own }: DrawingFiles,
): Promise<Buffer> {
  const window = windowOf(event.category);
  const laid = layStatus(event, language);
  const ground = {
    file: own ?? (await readWindow(folder, window)),
    focus: own ? focusOf(event) : window.focus,
    foot: laid.top + BEHIND,
    faded: event.status === 'cancelled',
  };
  return drawStatus(laid, ground, folder);
}
