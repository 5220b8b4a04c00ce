import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { eventPicturePath } from '#shared/events/eventPaths.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { OWN_FORMATS, OWN_WIDTHS, ownPictureFile } from '#shared/images/ownPicture.ts';
import { signInWith } from '#tests/support/http/signInWith.ts';
import { letCrowdIn } from './crowd.ts';
import { STAFF, type StartedSite } from './site.ts';

/** The resident size of the site's main process, in MB. */
interface MemoryReport {
  /** The largest that was seen while it was under load. */
  peak: number;
  /** After a minute of rest. */
  rested: number;
}

/** Between two pictures that staff send, in milliseconds: each is half a minute's work of a slow machine's process. */
const BETWEEN_UPLOADS = 2_000;

/** The side of a photograph of a present phone, in pixels. */
const [WIDTH, HEIGHT] = [4000, 3000];

/**
 * Ten minutes, or so, of everything at once: visitors and editors, photographs that are sent and read in every size, and
 * pictures that are drawn.
 *
 * @param site one without limits
 */
export async function weighMixedLoad(site: StartedSite, seconds: number): Promise<MemoryReport> {
  const { origin, pid } = site;
  const size = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  const until = Date.now() + seconds * 1000;
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, size());
  }, 250);
  const tell = setInterval(() => console.log(`${Math.round(size())} MB now, ${Math.round(peak)} MB at most`), 60_000);

  const { authorization = '' } = await signInWith(origin, STAFF);
  const read = async (path: string) => void (await (await fetch(origin + path)).arrayBuffer());

  async function sendPictures(): Promise<void> {
    for (let count = 0; Date.now() < until; count++) {
      const response = await fetch(origin + staffEndpoints.createPicture.path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'image/jpeg' },
        body: new Uint8Array(await photograph(count)),
      });
      const { id } = (await response.json()) as { id: string };
      for (const width of OWN_WIDTHS) for (const format of OWN_FORMATS) await read(ownPictureFile(id, width, format));
      await pause(BETWEEN_UPLOADS);
    }
  }

  async function readDrawings(): Promise<void> {
    while (Date.now() < until) {
      const listed = await fetch(`${origin}${endpoints.listEvents.path}?limit=24`);
      const events = (await listed.json()) as { id: number; version: number }[];
      for (const event of events) await read(eventPicturePath(event));
      await pause(BETWEEN_UPLOADS);
    }
  }

  try {
    await Promise.all([
      letCrowdIn({ site, visitors: 200, editors: 5, seconds, pause: 1000 }),
      sendPictures(),
      readDrawings(),
    ]);
  } finally {
    clearInterval(watch);
    clearInterval(tell);
  }
  await pause(60_000);
  return { peak, rested: size() };
}

/** Noise, so that it is as large as a real one: about 4 MB. */
const photograph = (seed: number): Promise<Buffer> =>
  sharp({
    create: {
      width: WIDTH / 4,
      height: HEIGHT / 4,
      channels: 3,
      background: { r: seed % 256, g: 90, b: 60 },
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .resize(WIDTH, HEIGHT)
    .jpeg({ quality: 85 })
    .toBuffer();
