import sharp from 'sharp';
import { eventLanguages } from '#content/events/eventLanguages.ts';
import type { Language } from '#content/language.ts';
import type { EventDto } from '#server/store/events/eventRows.ts';
import { drawEventPicture } from './eventPicture.ts';
import { drawStatusPicture } from './statusPicture.ts';
import { drawWeekPicture } from './weekPicture.ts';
import type { WeekWords } from './weekWords.ts';

/** The picture of an event that a chat shows, or the one for Status. */
interface AskedEvent {
  kind: 'chat' | 'status';
  event: EventDto;
  language: Language;
  /** The church's name. */
  church: string;
  own: Uint8Array | undefined;
}

/** What to draw; `folder` holds the site's own files. */
type AskedDrawing = { folder: string } & (AskedEvent | { week: WeekWords });

sharp.concurrency(1);
sharp.cache(false);

/** Draws a picture, a JPEG. Call it in a child process, as `createDrawings` does. */
export function draw(asked: AskedDrawing): Promise<Buffer> {
  if ('week' in asked) return drawWeekPicture(asked.week, asked.folder);
  const { kind, event, language, church } = asked;
  const drawn = kind === 'chat' ? drawEventPicture : drawStatusPicture;
  return drawn(event, { ...eventLanguages[language], church }, asked);
}
