import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BucketSettings, bucketPlace, type FilePlace, folderPlace } from '#server/filePlace.ts';
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

export const soundFileName = ({ id, kind }: Pick<SermonSound, 'id' | 'kind'>): string => `${id}.${kind}`;

/** Whether a name is one of a recording's file. */
export function isSoundFile(name: string): boolean {
  const [id = '', kind = '', ...more] = name.split('.');
  return /^[0-9a-f]{64}$/.test(id) && Object.hasOwn(SOUND_TYPES, kind) && more.length === 0;
}

/** The folder of uploads that go on. */
export const uploadsFolder = ({ folder }: SoundSettings): string => join(folder, 'uploads');

/** Whether the folder is one that should be there, and is not. */
export const isUnmounted = ({ isShared, folder }: SoundSettings): boolean => isShared && !existsSync(folder);

/** Makes the folders, unless their disk has to be mounted first. @returns whether they are there */
export function makeFolders(settings: SoundSettings): boolean {
  if (isUnmounted(settings)) return false;
  makeFolder(uploadsFolder(settings));
  return true;
}

/** The place of the recordings' files. */
export const soundPlace = ({ folder, bucket }: SoundSettings): FilePlace =>
  bucket ? bucketPlace(bucket) : folderPlace(folder);

/** The recordings' files and what broken-off copies left, but for those of the last day, whose rows may be about to come. */
export async function oldSoundFiles(settings: SoundSettings): Promise<string[]> {
  if (!settings.bucket && !existsSync(settings.folder)) return [];
  const files = await soundPlace(settings).list('');
  const old = files.filter(({ at }) => Date.now() - at.getTime() > DAY_MS).map(({ name }) => name);
  return old.filter((name) => isSoundFile(name) || name.endsWith('.part'));
}
