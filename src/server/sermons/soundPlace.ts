import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type BucketSettings, bucketPlace, folderPlace } from '#server/filePlace.ts';
import { makeFolder } from '#server/store/sqlite/dataFolder.ts';
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

export function soundPlace({ folder, bucket }: SoundSettings): SoundPlace {
  const place = bucket ? bucketPlace(bucket) : folderPlace(folder);
  return {
    title: place.title,
    async put(file, sound) {
      await place.put(file, soundFileName(sound));
      await rm(file, { force: true });
    },
    read: (sound, range) => place.read(soundFileName(sound), range),
    sizeOf: (sound) => place.sizeOf(soundFileName(sound)),
    async list() {
      if (!bucket && !existsSync(folder)) return [];
      const found = (await place.list('')).filter(({ name }) => isSoundFile(name));
      return found.map(({ name, at }) => ({ name, isOld: isOld(at) }));
    },
    async remove(name) {
      const [there] = await place.list(name);
      if (there && isOld(there.at)) await place.remove(name);
    },
  };
}
