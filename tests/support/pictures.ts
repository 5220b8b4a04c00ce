import type { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { TestApp } from './testApp.ts';

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

/** How many files of pictures a site keeps. */
export const countPictureFiles = async ({ store }: TestApp): Promise<number> =>
  (await store.db.selectFrom('picture_files').select('id').execute()).length;
