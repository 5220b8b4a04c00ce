import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { addPicture, type PictureRow } from '#server/store/pictures.ts';
import { TaskProcess } from '#server/taskProcess.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { STAFF, type TestApp } from './testApp.ts';

/** A picture whose left half is red and whose right half is blue. */
export const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#d02020' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#2020d0' } },
      left: Math.floor(width / 2),
      top: 0,
    },
  ]);

export const aJpeg = (width = 100, height = 50): Promise<Buffer> => halves(width, height).jpeg().toBuffer();

/** Sends a picture as the owner's browser does. */
export async function sendPicture(site: TestApp, picture: Buffer | Readable, headers: Record<string, string> = {}) {
  const type = 'application/octet-stream';
  const response = await site.app.inject({
    method: 'POST',
    url: staffEndpoints.createPicture.path,
    headers: { authorization: `Bearer ${site.token}`, 'content-type': type, host: 'church.example', ...headers },
    payload: picture,
  });
  return { status: response.statusCode, body: response.json() };
}

/** Has a site keep a picture as one that staff have sent, which takes no process. Resolves with its address. */
export async function keepPicture(site: TestApp, { bytes = Buffer.from('a picture'), ...given } = {} as KeptPicture) {
  const picture = { id: randomBytes(24).toString('base64url'), width: 100, height: 50, ...given };
  const files = [{ width: 1600, format: 'jpg' as const, bytes }];
  const change = { username: STAFF.username, now: site.clock.now() };
  await site.store.write((transaction) => addPicture(transaction, { ...picture, files }, change));
  return `https://church.example/event-pictures/${picture.id}/1600.jpg`;
}

type KeptPicture = Partial<PictureRow> & { bytes?: Buffer };

/** Has what draws give these bytes until the end of the test: a drawing that nobody looks at would take half a second. */
export const stubDrawing = (drawn: Promise<Buffer> | Buffer = Buffer.from('drawn')) =>
  vi.spyOn(TaskProcess.prototype, 'run').mockImplementation(async () => drawn);

/** How many files of pictures a site keeps. */
export const countPictureFiles = async ({ store }: TestApp): Promise<number> =>
  (await store.db.selectFrom('picture_files').select('id').execute()).length;
