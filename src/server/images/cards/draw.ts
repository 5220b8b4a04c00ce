import sharp from 'sharp';
import { type EventLanguage, eventLanguages } from '#content/events/eventLanguages.ts';
import type { Language } from '#content/language.ts';
import type { EventDto } from '#server/store/events/eventRows.ts';
import { drawEventPicture } from './eventPicture.ts';
import { drawStatusPicture } from './statusPicture.ts';
import { drawWeekPicture } from './weekPicture.ts';
import type { WeekWords } from './weekWords.ts';

interface AskedEvent {
  language: Language;
  /** The church's name. */
  church: string;
  own?: Uint8Array | undefined;
}

/** What to draw; `folder` holds the site's own files. */
type AskedDrawing = { folder: string } & (
  | ({ event: EventDto } & AskedEvent)
  | ({ status: EventDto } & AskedEvent)
  | { week: WeekWords }
);

sharp.concurrency(1);
sharp.cache(false);

const languageWithChurch = ({ language, church }: AskedEvent): EventLanguage => ({
  ...eventLanguages[language],
  church,
});

/** Draws a picture, a JPEG. Call it in a child process, as `createDrawings` does. */
export function draw(asked: AskedDrawing): Promise<Buffer> {
  if ('event' in asked) return drawEventPicture(asked.event, languageWithChurch(asked), asked);
  if ('status' in asked) return drawStatusPicture(asked.status, languageWithChurch(asked), asked);
  return drawWeekPicture(asked.week, asked.folder);
}
