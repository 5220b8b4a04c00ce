import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnnouncingWindow, anyWindow, eventWindows } from '#content/events/eventWindows.ts';
import { pictures } from '#content/pictures.ts';

export const windowOf = (category: string): AnnouncingWindow =>
  Object.entries(eventWindows).find(([name]) => name === category)?.[1] ?? anyWindow;

export const readWindow = (folder: string, { picture }: AnnouncingWindow): Promise<Buffer> =>
  readFile(join(folder, 'pictures', `${picture}-${pictures[picture].width}.webp`));

/** The church's logo as SVG. */
export const readSign = (folder: string): Promise<string> => readFile(join(folder, 'icons', 'logo.svg'), 'utf8');
