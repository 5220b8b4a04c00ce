import type { EventLanguage } from '#content/events/eventLanguages.ts';
import { windowOf } from '#content/events/eventWindows.ts';
import type { EventDto } from '#server/store/events/eventRows.ts';
import { EVENT_PICTURE_SIZE } from '#shared/events/eventPaths.ts';
import { layEvent } from './eventLayout.ts';
import { asJpeg, cutTo, inArch, readSign, readWindow } from './glass.ts';
import { type Arch, archOutline, ON_GLASS, sign, svg, words } from './marks.ts';

/** The files that an event's picture is drawn with. */
export interface DrawingFiles {
  /** The site's own: `public/` or the built copy. */
  folder: string;
  /** The event's own picture, if it is stored here. */
  own?: Uint8Array | undefined;
}

/** Chats ignore larger pictures. */
const MAX_BYTES = 300_000;

const { width: WIDTH, height: HEIGHT } = EVENT_PICTURE_SIZE;

/** The focal point of a photograph: chosen by staff, or slightly above the middle. */
export function focusOf({ image_focus }: EventDto): readonly [number, number] {
  const [x, y] = (image_focus ?? '50 42').split(' ').map(Number);
  return [x ?? 50, y ?? 42];
}

/**
 * Draws the picture of 1200×630 that a chat shows of an event: text on a dark window, and in the arch the category's
 * window or the event's own picture.
 *
 * @param language the one that it is written in
 */
export async function drawEventPicture(
  event: EventDto,
  language: EventLanguage,
  { folder, own }: DrawingFiles,
): Promise<Buffer> {
  const { arch, lines, marks, sign: place } = layEvent(event, language);
  const window = windowOf(event.category);
  const [file, logo] = await Promise.all([readWindow(folder, window), readSign(folder)]);
  const faded = event.status === 'cancelled';
  const lit = await inArch(own ?? file, arch, { focus: own ? focusOf(event) : window.focus, faded });
  const ground = await cutTo(file, EVENT_PICTURE_SIZE, window.focus);
  if (faded) ground.modulate({ saturation: 0.3 });
  const { data, info } = await ground
    .composite([
      { input: veil(arch) },
      lit,
      {
        input: svg(WIDTH, HEIGHT, leading(arch), ...lines.map(words), marks, sign(logo, place.x, place.y, place.side)),
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return asJpeg(data, info, MAX_BYTES);
}

/** The dark background of the text, with the window's shadow. */
function veil(arch: Arch): Buffer {
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at}" stop-color="${ON_GLASS.deep}" stop-opacity="${opacity}"/>`;
  return svg(
    WIDTH,
    HEIGHT,
    `<defs><linearGradient id="v">${stop(0, 0.6)}${stop(0.24, 0.84)}${stop(0.74, 0.82)}${stop(1, 0.4)}</linearGradient>`,
    '<filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="18"/></filter></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/>`,
    `<path d="${archOutline({ ...arch, y: arch.y + 12 }, 8)}" fill="#000" opacity=".55" filter="url(#s)"/>`,
  );
}

/** The white frame around the window, and its thin dark inner line. */
const leading = (arch: Arch): string =>
  `<path d="${archOutline(arch, 4)}" fill="none" stroke="${ON_GLASS.white}" stroke-width="9"/>` +
  `<path d="${archOutline(arch, -1)}" fill="none" stroke="${ON_GLASS.deep}" stroke-width="2" opacity=".6"/>`;
