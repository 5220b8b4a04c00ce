import { join } from 'node:path';
import type { EventLanguage } from '#content/events/eventLanguages.ts';
import { pictureQueue } from '#server/images/uploads/pictureQueue.ts';
import type { EventDto } from '#server/store/events/eventRows.ts';
import { TaskProcess } from '#server/taskProcess.ts';
import type { draw } from './draw.ts';
import type { WeekWords } from './weekWords.ts';

/** Longer queues would outlast the time that a chat waits for a picture. */
const MAX_WAITING = 12;

const DRAWING_TIMEOUT_MS = 30_000;

/** How long the process stays for another drawing, in milliseconds. */
const IDLE_TIMEOUT_MS = 20_000;

/** What a picture of an event is written with. */
type WrittenIn = Pick<EventLanguage, 'language' | 'church'>;

/** The pictures that the server draws, one after another. Each throws an HttpError (503) if too many wait already. */
export type Drawings = ReturnType<typeof createDrawings>;

/** What the pictures are drawn with. */
interface DrawingDeps {
  /** The site's own files, `public/` or what the build made of it. */
  folder: string;
  /** Finds a picture that staff sent; undefined if the address is not ours or the picture is gone. */
  findPicture(image: string | null): Promise<Uint8Array | undefined>;
}

/** Draws pictures on request. It never fetches from another host. */
export function createDrawings({ folder, findPicture }: DrawingDeps) {
  const queue = pictureQueue(MAX_WAITING);
  const drawer = new TaskProcess<typeof draw>({
    work: [join(import.meta.dirname, 'draw.ts'), 'draw'],
    timeoutMs: DRAWING_TIMEOUT_MS,
    idleMs: IDLE_TIMEOUT_MS,
  });

  const ofEvent =
    (kind: 'chat' | 'status') =>
    (event: EventDto, { language, church }: WrittenIn) =>
      queue.add(async () =>
        drawer.run([{ folder, kind, event, language, church, own: await findPicture(event.image) }]),
      );

  return {
    /** The picture of 1200×630 that a chat shows of an event. */
    event: ofEvent('chat'),
    /** The picture of 1080×1920 that announces a week, for staff: `drawings.week(wordsOfWeek(events, { from, branch }, language))`. */
    week: (week: WeekWords) => queue.add(() => drawer.run([{ folder, week }])),
    /** The picture of 1080×1920 that announces one event, for staff. */
    status: ofEvent('status'),
    /** Ends the process that draws. */
    close: () => drawer.close(),
  };
}
