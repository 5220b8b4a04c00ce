import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnnouncingWindow, anyWindow, eventWindows } from '#content/eventWindows.ts';
import { pictures } from '#content/pictures.ts';

/** The window of an event's category. */
export const windowOf = (category: string): AnnouncingWindow =>
  Object.entries(eventWindows).find(([name]) => name === category)?.[1] ?? anyWindow;

/** The file of a window, in the folder that is served as it is. */
export const readWindow = (folder: string, { picture }: AnnouncingWindow): Promise<Buffer> =>
  readFile(join(folder, 'pictures', `${picture}-${pictures[picture].widths.at(-1)}.webp`));

/** The church's sign as SVG, in the same folder. */
export const readSign = (folder: string): Promise<string> => readFile(join(folder, 'icons', 'logo.svg'), 'utf8');
