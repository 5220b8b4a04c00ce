import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { EventLanguage } from '#content/events/eventLanguages.ts';
import { windowOf } from '#content/events/eventWindows.ts';
import { pictureQueue } from '#server/images/uploads/pictureQueue.ts';
import type { EventDto } from '#server/store/events/eventDto.ts';
import { TaskProcess } from '#server/taskProcess.ts';
import { DRAWING_VERSION } from '#shared/events/eventPaths.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';
import { DrawingCache } from './drawingCache.ts';
import type { AskedDrawing, DrawingAnswer } from './drawingProcess.ts';
import { drawnFrom } from './eventFacts.ts';
import { readSign, readWindow } from './glass.ts';
import type { WeekWords } from './weekWords.ts';

/** Longer queues would outlast the time that a chat waits for a picture. */
const MAX_WAITING = 12;

const DRAWING_TIMEOUT_MS = 30_000;

/** How long the process stays for another drawing, in milliseconds. */
const IDLE_TIMEOUT_MS = 20_000;

const PROCESS = join(import.meta.dirname, 'drawingProcess.ts');

/** A picture to send; equal names mean equal pictures. */
export interface Drawing {
  name: string;
  bytes: Uint8Array;
}

/** What a picture of an event is written with. */
type WrittenIn = Pick<EventLanguage, 'language' | 'church'>;

/** The pictures that the server draws, one after another. Each throws an HttpError (503) if too many wait already. */
export interface Drawings {
  /**
   * The picture of 1200×630 that a chat shows of an event, drawn at the first request and kept.
   *
   * @param id what it is kept under; another's drawings of the same id are deleted
   */
  event(event: EventDto, language: WrittenIn, id?: string): Promise<Drawing>;
  /** The picture of 1080×1920 that announces a week, for staff: `drawings.week(wordsOfWeek(events, { from, branch }, language))`. */
  week(words: WeekWords): Promise<Uint8Array>;
  /** The picture of 1080×1920 that announces one event, for staff. */
  status(event: EventDto, language: WrittenIn): Promise<Uint8Array>;
  /** Ends the process that draws. */
  close(): void;
}

/** What the pictures are drawn with. */
interface DrawingDeps {
  /** The site's own files, `public/` or what the build made of it. */
  folder: string;
  /** Where drawings are kept. */
  keptIn: string;
  /** Finds a picture that staff sent; undefined if the address is not ours or the picture is gone. */
  findPicture(image: string | null): Promise<Uint8Array | undefined>;
  /** Logs why a drawing could not be kept. */
  onFault(fault: unknown): void;
}

/** Draws pictures on request. It never fetches from another host. */
export function createDrawings({ folder, keptIn, findPicture, onFault }: DrawingDeps): Drawings {
  const queue = pictureQueue(MAX_WAITING);
  const kept = new DrawingCache(keptIn, onFault);
  const underWay = new Map<string, Promise<Uint8Array>>();
  const glassOf = digests(folder);
  const drawer = new TaskProcess<AskedDrawing, DrawingAnswer>({
    args: [PROCESS],
    timeoutMs: DRAWING_TIMEOUT_MS,
    idleMs: IDLE_TIMEOUT_MS,
  });

  async function draw(asked: AskedDrawing): Promise<Uint8Array> {
    const answer = await drawer.run(asked);
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.bytes;
  }

  async function drawAndKeep(event: EventDto, { language, church }: WrittenIn, name: string): Promise<Uint8Array> {
    const own = await findPicture(event.image);
    const bytes = await draw({ folder, event, language, church, own });
    // If the event's own picture cannot be found just now, the substitute is not kept.
    if (own || !ownPicture(event.image)) await kept.set(name, bytes);
    return bytes;
  }

  return {
    async event(event, language, id = String(event.id)) {
      const from = JSON.stringify([
        DRAWING_VERSION,
        await glassOf(windowOf(event.category)),
        drawnFrom(event, language),
      ]);
      const name = `${id}-${createHash('sha256').update(from).digest('base64url').slice(0, 22)}`;
      let bytes = underWay.get(name) ?? (await kept.get(name)) ?? underWay.get(name);
      if (!bytes) {
        bytes = queue.add(() => drawAndKeep(event, language, name)).finally(() => underWay.delete(name));
        underWay.set(name, bytes);
      }
      return { name, bytes: await bytes };
    },
    week: (week) => queue.add(() => draw({ folder, week })),
    status: (event, { language, church }) =>
      queue.add(async () => draw({ folder, status: event, language, church, own: await findPicture(event.image) })),
    close: () => drawer.close(),
  };
}

/** Hashes of the windows' files, each computed once, so that a replaced window is drawn again. */
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
