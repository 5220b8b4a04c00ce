import { array, type InferType, number, object, string } from 'yup';

const count = () => number().integer().min(0);

const manifestSchema = object({
  form: number().oneOf([1]).required(),
  /** ISO 8601, UTC. */
  made: string()
    .matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    .test((made) => !Number.isNaN(Date.parse(made ?? '')))
    .required(),
  /** The database's schema version (see `migrate`). */
  schemaVersion: count().required(),
  /** See `countRecords`; missing in older backups. */
  records: count(),
  /** Sizes are in bytes. */
  files: array(
    object({
      path: string().required(),
      size: count().required(),
      sha256: string()
        .matches(/^[0-9a-f]{64}$/)
        .required(),
    }),
  ).required(),
});

/** The last file of a backup, which describes it. If it is missing, the backup was cut off. */
export type Manifest = InferType<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';

export const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;

export const MAX_FILES = 10_000;

/** Reads a manifest. @returns a sentence if this site cannot use it */
export function readManifest(text: string): Manifest | string {
  if (text === '') return 'its manifest is missing, so it was cut off or is no backup of the site';
  try {
    const manifest = JSON.parse(text);
    if (manifest.form > 1) return 'a newer version of the site made it';
    return manifestSchema.validateSync(manifest, { strict: true });
  } catch {
    return 'its manifest cannot be read';
  }
}
