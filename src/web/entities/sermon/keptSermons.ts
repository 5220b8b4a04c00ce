import { useEffect } from 'react';
import type { SermonSound, SermonSummary } from '#shared/sermons/sermon.ts';
import { SOUND_TYPES, soundPath } from '#shared/sermons/sermonPaths.ts';
import { followed } from '#web/ui/hooks/followed.ts';
import { KEPT_SERMONS } from './keptCache.ts';

/** The header of a kept recording that has the sermon as JSON, so that it can be listed without a network. */
const ABOUT = 'x-sermon';

/** A recording that this device keeps. */
export interface KeptSermon extends Pick<SermonSummary, 'id' | 'title' | 'title_sw'> {
  path: string;
  bytes: number;
}

interface Kept {
  sermons: readonly KeptSermon[];
  /** By path: the share of a recording that has come, from 0 to 1; `broken` where the network was lost. */
  coming: Readonly<Record<string, number | 'broken' | undefined>>;
}

const kept = followed<Kept>({ sermons: [], coming: {} });

/** What has come of recordings whose way broke off, by path: they go on from there. */
const begun = new Map<string, Uint8Array<ArrayBuffer>[]>();

/** Notes how much of a recording has come. */
function came(path: string, share: number | 'broken' | undefined): void {
  const { coming, ...others } = kept.read();
  kept.change({ ...others, coming: { ...coming, [path]: share } });
}

/** Whether the browser can keep recordings: it needs a service worker, which answers from what is kept. */
export const canKeepSermons = (): boolean => 'caches' in globalThis && navigator.serviceWorker !== undefined;

/** The recordings that this device keeps, and those on their way. None on the server and while hydrating. */
export function useKeptSermons(): Kept {
  useEffect(() => void readKept(), []);
  return kept.use();
}

async function readKept(): Promise<void> {
  if (!canKeepSermons()) return;
  const cache = await caches.open(KEPT_SERMONS);
  const sermons = (await cache.keys()).map(async ({ url }): Promise<KeptSermon> => {
    const about = (await cache.match(url))?.headers.get(ABOUT) ?? '{}';
    return { path: new URL(url).pathname, ...JSON.parse(decodeURIComponent(about)) };
  });
  kept.change({ ...kept.read(), sermons: await Promise.all(sermons) });
}

/** Keeps a recording; one that broke off goes on where it was. */
export async function keepSermon({ id, title, title_sw }: SermonSummary, sound: SermonSound): Promise<void> {
  const path = soundPath(sound);
  const { bytes } = sound;
  try {
    const file = await load(path, bytes);
    const about = encodeURIComponent(JSON.stringify({ id, title, title_sw, bytes }));
    const headers = { 'content-type': SOUND_TYPES[sound.kind], 'content-length': String(bytes), [ABOUT]: about };
    await (await caches.open(KEPT_SERMONS)).put(path, new Response(file, { headers }));
    begun.delete(path);
    came(path, undefined);
    await readKept();
    await navigator.storage?.persist?.(); // so that the browser does not clear it when space is short
  } catch {
    came(path, 'broken');
  }
}

async function load(path: string, bytes: number): Promise<Blob> {
  const parts = begun.get(path) ?? [];
  begun.set(path, parts);
  let there = parts.reduce((sum, { length }) => sum + length, 0);
  came(path, there / bytes);
  const answer = await fetch(path, there > 0 ? { headers: { range: `bytes=${there}-` } } : undefined);
  if (!answer.ok || !answer.body) throw new Error('The recording did not come.');
  if (answer.status !== 206) there = parts.splice(0).length * 0;
  const reader = answer.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    there += read.value.length;
    came(path, there / bytes);
  }
  if (there !== bytes) throw new Error('The recording is not whole.');
  return new Blob(parts);
}

/** Takes a recording off this device. */
export async function removeSermon(path: string): Promise<void> {
  await (await caches.open(KEPT_SERMONS)).delete(path);
  await readKept();
}
