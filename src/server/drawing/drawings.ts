import { createHash } from 'node:crypto';
import { oneAtATime } from '#server/pictures/oneAtATime.ts';
import type { ShownEvent } from '#server/store/shownEvent.ts';
import { DRAWING_VERSION } from '#shared/eventPaths.ts';
import { ownPicture } from '#shared/ownPicture.ts';
import { takeDrawingHand } from './drawingHand.ts';
import { drawnFrom } from './eventFacts.ts';
import { KeptDrawings } from './keptDrawings.ts';
import type { WeekWords } from './weekWords.ts';
import { readSign, readWindow, windowOf } from './windowFiles.ts';

/** The most drawings that wait for their turn: as many as are drawn while a chat waits for one. */
const MOST_WAITING = 12;

/** A picture as it is sent: equal names are equal pictures. */
export interface Drawing {
  name: string;
  bytes: Uint8Array;
}

/** The pictures that the server draws, one after another. Each throws a Refusal (503) where too many wait already. */
export interface Drawings {
  /** The picture of 1200×630 that a chat shows of an event, drawn when it is first asked for, and kept. */
  event(event: ShownEvent): Promise<Drawing>;
  /** The picture of 1080×1920 that announces a week, for staff: `drawings.week(wordsOfWeek(events, { from, branch }))`. */
  week(words: WeekWords): Promise<Uint8Array>;
  /** Ends the process that draws. */
  close(): void;
}

/** What the pictures are drawn with. */
export interface DrawingParts {
  /** The site's own files, `public/` or what the build made of it. */
  folder: string;
  /** Where drawings are kept. */
  keptIn: string;
  /** Finds the file of a picture that staff sent; undefined where the address is none of ours, or the picture is gone. */
  findPicture(image: string | null): Promise<Uint8Array | undefined>;
  /** Is told why a drawing could not be kept, for the log. */
  onFault(fault: unknown): void;
}

/** Draws pictures when they are asked for. Nothing is ever fetched from another host. */
export function createDrawings({ folder, keptIn, findPicture, onFault }: DrawingParts): Drawings {
  const queue = oneAtATime(MOST_WAITING);
  const kept = new KeptDrawings(keptIn, onFault);
  const underWay = new Map<string, Promise<Uint8Array>>();
  const glassOf = digests(folder);
  const hand = takeDrawingHand();

  async function drawAndKeep(event: ShownEvent, name: string): Promise<Uint8Array> {
    const own = await findPicture(event.image);
    const bytes = await hand.draw({ folder, event, own });
    // Of a picture that cannot be found just now, what is drawn in its place is not kept.
    if (own || !ownPicture(event.image)) await kept.set(name, bytes);
    return bytes;
  }

  return {
    async event(event) {
      const from = JSON.stringify([DRAWING_VERSION, await glassOf(windowOf(event.category)), drawnFrom(event)]);
      const name = `${event.id}-${createHash('sha256').update(from).digest('base64url').slice(0, 22)}`;
      let bytes = underWay.get(name) ?? (await kept.get(name)) ?? underWay.get(name);
      if (!bytes) {
        bytes = queue.add(() => drawAndKeep(event, name)).finally(() => underWay.delete(name));
        underWay.set(name, bytes);
      }
      return { name, bytes: await bytes };
    },
    week: (week) => queue.add(() => hand.draw({ folder, week })),
    close: hand.close,
  };
}

/** Tells windows apart by their files, so that a photograph put in place of one is drawn; each is read once for it. */
function digests(folder: string) {
  const known = new Map<string, Promise<string>>();
  return (window: ReturnType<typeof windowOf>): Promise<string> => {
    const digest =
      known.get(window.picture) ??
      Promise.all([readWindow(folder, window), readSign(folder)]).then(([file, sign]) =>
        createHash('sha256').update(file).update(sign).digest('base64url'),
      );
    known.set(window.picture, digest);
    digest.catch(() => known.delete(window.picture));
    return digest;
  };
}
