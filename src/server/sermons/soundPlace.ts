import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type BucketSettings, openBucket } from '#server/bucket.ts';
import { makeFolder, syncFolder } from '#server/store/sqlite/dataFolder.ts';
import { type SermonSound, SOUND_TYPES } from '#shared/sermons/sermon.ts';
import { DAY_MS } from '#shared/time.ts';

/** Where the recordings of sermons lie. */
export interface SoundSettings {
  /** For the recordings, and for uploads that go on. */
  folder: string;
  /** Whether it is one that several copies of the site share. It is never created: its disk has to be mounted. */
  isShared: boolean;
  /** For the recordings, in place of the folder. */
  bucket: BucketSettings | undefined;
}

type Named = Pick<SermonSound, 'id' | 'kind'>;

/** The files of the recordings. */
export interface SoundPlace {
  /** Its name for people. */
  title: string;
  /** Keeps a file under its recording's name, whole or not at all, and takes it away from where it was. */
  put(file: string, sound: Named): Promise<void>;
  /** The bytes from `start` to `end`, both included. @throws an error if there is no such file */
  read(sound: Named, range: { start: number; end: number }): Promise<Readable>;
  /** In bytes; undefined if there is no such file. */
  sizeOf(sound: Named): Promise<number | undefined>;
  /** The names of all files, and whether each has been there for a day. */
  list(): Promise<{ name: string; isOld: boolean }[]>;
  /** Removes a file, unless it was put there anew since it was listed as old. */
  remove(name: string): Promise<void>;
}

export const soundFileName = ({ id, kind }: Named): string => `${id}.${kind}`;

/** Whether a name is one of a recording's file. */
export function isSoundFile(name: string): boolean {
  const [id = '', kind = '', ...more] = name.split('.');
  return /^[0-9a-f]{64}$/.test(id) && Object.hasOwn(SOUND_TYPES, kind) && more.length === 0;
}

/** A file without a row may be one whose row is about to be written. */
const isOld = (at: Date): boolean => Date.now() - at.getTime() > DAY_MS;

/** The folder of uploads that go on. */
export const uploadsFolder = ({ folder }: SoundSettings): string => join(folder, 'uploads');

/** Makes the folders, unless their disk has to be mounted first. @returns whether they are there */
export function makeFolders(settings: SoundSettings): boolean {
  if (settings.isShared && !existsSync(settings.folder)) return false;
  makeFolder(uploadsFolder(settings));
  return true;
}

export const soundPlace = (settings: SoundSettings): SoundPlace =>
  settings.bucket ? bucketPlace(settings.bucket) : folderPlace(settings.folder);

function folderPlace(folder: string): SoundPlace {
  const statOf = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false });
  return {
    title: folder,
    async put(file, sound) {
      const handle = await open(file, 'r+');
      await handle.utimes(new Date(), new Date()); // it may have waited for days
      await handle.sync().finally(() => handle.close());
      renameSync(file, join(folder, soundFileName(sound)));
      syncFolder(folder);
    },
    async read(sound, range) {
      return (await open(join(folder, soundFileName(sound)))).createReadStream(range);
    },
    sizeOf: async (sound) => statOf(soundFileName(sound))?.size,
    async list() {
      if (!existsSync(folder)) return [];
      return readdirSync(folder)
        .filter(isSoundFile)
        .map((name) => ({ name, isOld: isOld(statOf(name)?.mtime ?? new Date()) }));
    },
    async remove(name) {
      if (isOld(statOf(name)?.mtime ?? new Date())) rmSync(join(folder, name), { force: true });
    },
  };
}

function bucketPlace(settings: BucketSettings): SoundPlace {
  const opened = openBucket(settings);
  return {
    title: settings.url,
    async put(file, sound) {
      await (await opened).put(file, soundFileName(sound));
      await rm(file, { force: true });
    },
    async read(sound, { start, end }) {
      const body = await (await opened).get(soundFileName(sound), `bytes=${start}-${end}`);
      return Readable.fromWeb(body as ReadableStream);
    },
    sizeOf: async (sound) => (await opened).sizeOf(soundFileName(sound)),
    async list() {
      const found = (await (await opened).list('')).filter(({ name }) => isSoundFile(name));
      return found.map(({ name, at }) => ({ name, isOld: isOld(at) }));
    },
    remove: async (name) => (await opened).remove(name),
  };
}
