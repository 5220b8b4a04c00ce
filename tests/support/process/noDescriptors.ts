// A process of its own that opens files until it gets no more, and then asks for pictures; it prints how each ended.
import { closeSync, openSync } from 'node:fs';
import { eventLanguages } from '#content/events/eventLanguages.ts';
import { createDrawings } from '#server/images/cards/drawings.ts';
import { wordsOfWeek } from '#server/images/cards/weekWords.ts';
import { makePictureApart } from '#server/images/uploads/makePictureApart.ts';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const drawings = createDrawings({ folder: 'public', findPicture: async () => undefined });

const taken: number[] = [];
try {
  for (;;) taken.push(openSync('/dev/null', 'r'));
} catch {
  console.log('no descriptor is free');
}
await tell('picture', makePictureApart(GIF));
await tell('drawing', drawings.week(wordsOfWeek([], { from: '2026-11-22' }, eventLanguages.en)));
for (const descriptor of taken) closeSync(descriptor);
await tell('picture afterwards', makePictureApart(GIF));
await tell('drawing afterwards', drawings.week(wordsOfWeek([], { from: '2026-11-22' }, eventLanguages.en)));
drawings.close();

async function tell(what: string, work: Promise<unknown>): Promise<void> {
  const outcome = await work.then(
    () => 'made',
    (thrown: NodeJS.ErrnoException) => thrown.code ?? thrown.message,
  );
  console.log(`${what}: ${outcome}`);
}
