import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { ShownEvent } from '#server/store/shownEvent.ts';
import { drawEventPicture } from './eventPicture.ts';
import { drawWeekPicture } from './weekPicture.ts';
import type { WeekWords } from './weekWords.ts';

/** What is to be drawn, and with which of the site's own files. */
export type AskedDrawing = { folder: string } & (
  | { event: ShownEvent; own?: Uint8Array | undefined }
  | { week: WeekWords }
);

/** A JPEG, or why there is none. */
export type DrawingAnswer = { bytes: Uint8Array } | { fault: string };

/** The process of its own in which pictures are drawn, one after another; it ends when its parent lets go of it. */
setPriority(10); // the site's pages come first
sharp.concurrency(1);
sharp.cache(false);

process.on('message', async (asked: AskedDrawing) => {
  const answer = await draw(asked).then(
    (bytes): DrawingAnswer => ({ bytes }),
    (fault: Error): DrawingAnswer => ({ fault: fault.stack ?? fault.message }),
  );
  process.send?.(answer);
});

const draw = (asked: AskedDrawing): Promise<Buffer> =>
  'event' in asked ? drawEventPicture(asked.event, asked.folder, asked.own) : drawWeekPicture(asked.week, asked.folder);
