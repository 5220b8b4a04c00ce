interface ManifestFile {
  path: string;
  /** In bytes. */
  size: number;
  sha256: string;
}

/** The last file of a backup, which describes it. If it is missing, the backup was cut off. */
export interface Manifest {
  form: 1;
  /** ISO 8601, UTC. */
  made: string;
  /** The database's schema version (see `migrate`). */
  schemaVersion: number;
  /** See `countRecords`; missing in older backups. */
  records?: number;
  /** Whether it holds the recordings of sermons; missing in older backups, which hold none. */
  recordings?: boolean;
  files: ManifestFile[];
}

export const MANIFEST = 'manifest.json';

export const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;

export const MAX_FILES = 10_000;

/** Reads a manifest. @returns a sentence if this site cannot use it */
export function readManifest(text: string): Manifest | string {
  if (text === '') return 'its manifest is missing, so it was cut off or is no backup of the site';
  const manifest = parsed(text);
  if (!isObject(manifest)) return 'its manifest cannot be read';
  const { form, made, schemaVersion, records, recordings, files } = manifest;
  if (typeof form === 'number' && form > 1) return 'a newer version of the site made it';
  if (form !== 1) return 'its manifest is none of this site’s';
  if (typeof made !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(made) || Number.isNaN(Date.parse(made))) {
    return 'its manifest does not say when it was made';
  }
  if (!isCount(schemaVersion)) return 'its manifest does not say which version its tables are of';
  if (records !== undefined && !isCount(records)) return 'its manifest does not say how many records it holds';
  if (!Array.isArray(files)) return 'its manifest names no files';
  if (!files.every(isFile)) return 'its manifest names a file without a proper path, size or checksum';
  if (new Set(files.map(({ path }) => path)).size !== files.length) return 'its manifest names a file twice';
  const counted = records !== undefined && { records };
  return { form, made, schemaVersion, ...counted, recordings: recordings === true, files };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // reported as unreadable
  }
}

function isFile(file: unknown): file is ManifestFile {
  if (!isObject(file)) return false;
  const { path, size, sha256 } = file;
  return typeof path === 'string' && isCount(size) && typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
