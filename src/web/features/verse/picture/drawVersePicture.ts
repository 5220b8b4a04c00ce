import type { Palette } from '@mui/material';
import { pictures } from '#content/pictures.ts';
import { type VerseWindow, verseWindows } from '#content/scripture/verseWindows.ts';
import type { Passage } from '#shared/verse/verse.ts';
import { wrapText } from '#shared/wrapText.ts';
import { pictureFile } from '#web/ui/media/Picture.tsx';
import { firstVerses, wordsOf } from '../passage/passage.ts';

/** The size of the picture, in pixels: the tallest shape that a chat or a feed shows whole. */
export const CARD = { width: 1080, height: 1350 } as const;

const MARGIN = 84;
/** The top of the verse at most, so that it does not cover the figure. */
const TOP = 490;
/** The bottom of the picture, which is drawn from the top. */
const WINDOW_END = 820;
/** Where the church's name begins. */
const FOOT = CARD.height - 118;
const REFERENCE_SIZE = 44;
const SIZES = [72, 66, 60, 54, 50, 46, 42, 39, 36, 34] as const;
const LINE_HEIGHT = 1.34;
const FACE = 'Marcellus, "Marcellus Fallback", serif';
const SMALL = '24px system-ui, sans-serif';

/** The pictures in the order in which they fit a passage: by its words, then by its reference. */
export function windowsFor(passage: Passage): VerseWindow[] {
  const words = wordsOf(passage)
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const fitting = ({ words: beginnings }: VerseWindow) =>
    words.filter((word) => beginnings.some((beginning) => word.startsWith(beginning))).length;
  const all = verseWindows;
  const turn = [...passage.usfm].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % all.length;
  return [...all.slice(turn), ...all.slice(0, turn)].sort((one, other) => fitting(other) - fitting(one));
}

/**
 * Draws a passage on a picture of the size `CARD`, as a JPEG: the figure above, the text below on a dark gradient. A passage
 * that is too long is cut after a verse, and so is its reference.
 *
 * @param turn which of the windows, the best first
 * @throws Error where the browser cannot draw
 */
export async function drawVersePicture(
  passage: Passage,
  turn: number,
  colours: Palette['glass'],
  { site, church }: { site: string; church: string },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  const windows = windowsFor(passage);
  const [image] = await Promise.all([loadWindow(windows[turn % windows.length] as VerseWindow), loadFont()]);
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  context.fillStyle = colours.main;
  context.fillRect(0, 0, CARD.width, CARD.height);

  const { shown, lines, size } = setType(context, passage);
  const step = size * LINE_HEIGHT;
  const top = FOOT - 96 - REFERENCE_SIZE - 34 - lines.length * step;
  drawWindow(context, image, top, colours.main);

  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const middle = CARD.width / 2;
  const write = (text: string, y: number, colour: string, font: string, width?: number) => {
    context.fillStyle = colour;
    context.font = `400 ${font}`;
    context.fillText(text, middle, y, width);
  };
  for (const [at, line] of lines.entries()) write(line, top + step * at + size, colours.ink, `${size}px ${FACE}`);

  const below = top + lines.length * step + 34 + REFERENCE_SIZE;
  write(shown.reference, below, colours.gold, `${REFERENCE_SIZE}px ${FACE}`);
  context.font = `400 ${SMALL}`;
  const [credit = ''] = wrapText(shown.credit, (text) => context.measureText(text).width, CARD.width * 3);
  write(credit, below + 44, colours.soft, SMALL, CARD.width - 2 * MARGIN);

  context.fillStyle = colours.gold;
  context.fillRect(middle - 40, FOOT, 80, 2);
  write(church, FOOT + 48, colours.ink, `32px ${FACE}`);
  write(site, FOOT + 84, colours.soft, SMALL);

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be written.');
  return blob;
}

/** The largest font size at which the passage fits below the figure. If none does, its last verses are left out. */
function setType(context: CanvasRenderingContext2D, passage: Passage) {
  const room = FOOT - 96 - REFERENCE_SIZE - 34 - TOP;
  const lay = (shown: Passage, size: number) => {
    context.font = `400 ${size}px ${FACE}`;
    const measure = (text: string) => context.measureText(text).width;
    return { shown, size, lines: wrapText(wordsOf(shown), measure, CARD.width - 2 * MARGIN) };
  };
  let laid = lay(passage, SIZES[0]);
  for (let verses = passage.verses.length; verses > 0; verses--) {
    for (const size of SIZES) {
      laid = lay(firstVerses(passage, verses), size);
      if (laid.lines.length * size * LINE_HEIGHT <= room) return laid;
    }
  }
  return laid;
}

/**
 * Loads the church's font. Without it the text is drawn in the next font of the list: a load rejects where one of the
 * list is missing, such as a local font that most phones lack.
 */
const loadFont = () => document.fonts.load('400 60px Marcellus').catch(() => undefined);

/** Null where it cannot be loaded: then the background is plain. */
function loadWindow({ picture }: VerseWindow): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = pictureFile(picture, pictures[picture].width, 'webp');
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** The picture from the top over the whole width, and over it the dark gradient behind the text. */
function drawWindow(context: CanvasRenderingContext2D, image: HTMLImageElement | null, top: number, ink: string) {
  const { width, height } = CARD;
  if (image) {
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.max(width / naturalWidth, WINDOW_END / naturalHeight);
    const [wide, high] = [width / scale, WINDOW_END / scale];
    context.drawImage(image, (naturalWidth - wide) / 2, 0, wide, high, 0, 0, width, WINDOW_END);
  }
  const dark = Math.min(top - 40, WINDOW_END - 60);
  const veil = context.createLinearGradient(0, dark - 170, 0, dark + 60);
  veil.addColorStop(0, `${ink}00`);
  veil.addColorStop(1, ink);
  context.fillStyle = veil;
  context.fillRect(0, dark - 170, width, height - dark + 170);
}
