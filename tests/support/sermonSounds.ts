import { SERMON_UPLOADS } from '#shared/sermons/sermonLimits.ts';
import type { TestApp } from './testApp.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const BYTES = { ...TUS, 'content-type': 'application/offset+octet-stream' };

/** An upload of a recording as the browser makes it. */
export function uploadOf(site: TestApp, token: string) {
  const send = (method: 'POST' | 'HEAD' | 'GET' | 'PATCH', url: string, headers: object, payload?: Buffer) =>
    site.app.inject({
      ...{ method, url, ...(payload && { payload }) },
      headers: { authorization: `Bearer ${token}`, accept: 'application/json', ...headers },
    });
  return {
    begin: (size: number) => send('POST', SERMON_UPLOADS, { ...TUS, 'upload-length': String(size) }),
    offset: async (url: string) => Number((await send('HEAD', url, TUS)).headers['upload-offset']),
    add: (url: string, from: number, bytes: Buffer) =>
      send('PATCH', url, { ...BYTES, 'upload-offset': String(from) }, bytes),
    ask: (url: string) => send('GET', url, TUS),
  };
}

/** Sends a recording in one part, and returns what the server says of it. */
export async function sendRecording(site: TestApp, token: string, file: Buffer) {
  const { begin, add, ask } = uploadOf(site, token);
  const url = String((await begin(file.length)).headers.location);
  await add(url, 0, file);
  return ask(url);
}

/** Sends a recording, and puts a sermon with it on the site. @returns its row */
export async function addSermonWithSound(site: TestApp, token: string, file: Buffer, fields: object) {
  const { id } = (await sendRecording(site, token, file)).json();
  return (await site.request('createSermon', { token, body: { ...fields, sound: id } })).body.sermon;
}
