import { type BucketSettings, bucketPlace, type FilePlace, folderPlace } from '#server/filePlace.ts';
import { reasonOf } from '../reasons.ts';

/** Where nightly backups are copied to, and how they are encrypted. */
export interface BackupSettings {
  /** Public age keys; without any, backups are not encrypted. */
  recipients: readonly string[];
  /** A second folder, such as the mount of another disk. */
  folder: string | undefined;
  bucket: BucketSettings | undefined;
  /** The folder of the recordings of sermons, if backups hold them too. */
  soundsIn: string | undefined;
}

/** A place for backups outside the data folder. */
export interface BackupPlace extends FilePlace {
  kind: 'folder' | 'bucket';
}

/** The places that are set. */
export const placesOf = (settings: BackupSettings): BackupPlace['kind'][] =>
  (['folder', 'bucket'] as const).filter((kind) => settings[kind] !== undefined);

export const backupPlacesOf = ({ folder, bucket }: BackupSettings): BackupPlace[] => [
  ...(folder ? [{ kind: 'folder' as const, ...folderPlace(folder) }] : []),
  ...(bucket ? [{ kind: 'bucket' as const, ...bucketPlace(bucket) }] : []),
];

/** The names of the nightly backups in a place. */
export const backupsIn = async (place: BackupPlace): Promise<string[]> =>
  (await place.list('church-')).map(({ name }) => name);

/** Why a place failed, in words. */
export const placeFault = (thrown: unknown): string => {
  const { name, cause } = thrown as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return 'it does not answer';
  return cause?.code ? `it does not answer (${cause.code})` : reasonOf(thrown);
};
