import type { ContentLanguage } from '#shared/content/content.ts';
import type { UploadedPicture } from '#shared/content/values.ts';
import { incrementRevision } from '../revisions.ts';
import type { ChangeContext, Connection, Schema } from '../store.ts';

/** A version of a field as it is stored. */
export type VersionRow = Omit<Schema['content_versions'], 'id'> & { id: number };

/** An upload's size, by its id. */
export type Uploads = ReadonlyMap<string, Pick<UploadedPicture, 'width' | 'height'>>;

/** Of each field the version in effect at a moment, and the scheduled ones, earliest first. */
export async function readVersions(db: Connection, moment: Date): Promise<VersionRow[]> {
  const at = moment.toISOString();
  const rows = await db
    .selectFrom('content_versions')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .where(({ or, eb, selectFrom, fn }) =>
      or([
        eb('publish_at', '>', at),
        eb(
          'id',
          'in',
          selectFrom('content_versions')
            .select(
              fn
                .agg<number>('first_value', ['id'])
                .over((all) =>
                  all.partitionBy(['page', 'field', 'language']).orderBy('publish_at', 'desc').orderBy('id', 'desc'),
                )
                .as('latest'),
            )
            .where('withdrawn_at', 'is', null)
            .where('publish_at', '<=', at),
        ),
      ]),
    )
    .orderBy('publish_at')
    .orderBy('id')
    .execute();
  return sinceClockWasAhead(rows, at);
}

/** Whether a version is still to come. What was published at once is not, also after the clock was set back. */
export const isScheduled = ({ publish_at, created_at }: VersionRow, at: string): boolean =>
  publish_at > at && publish_at > created_at;

/** The same versions, where what was published at once while the clock was ahead counts as published. */
function sinceClockWasAhead(rows: VersionRow[], at: string): VersionRow[] {
  const [begun, scheduled] = [rows.filter((row) => !isScheduled(row, at)), rows.filter((row) => isScheduled(row, at))];
  if (begun.every(({ publish_at }) => publish_at <= at)) return rows;
  const showing = begun.filter((row) => !begun.some((one) => one.id > row.id && isOfField(row)(one)));
  return [...showing.map((row) => (row.publish_at > at ? { ...row, publish_at: at } : row)), ...scheduled];
}

/** The version of each field in effect at a moment. */
export const showingAt = async (db: Connection, moment: Date): Promise<VersionRow[]> =>
  (await readVersions(db, moment)).filter(({ publish_at }) => publish_at <= moment.toISOString());

/** A new version of a field. */
export type NewVersion = FieldName & {
  /** Undefined for the words of the files. */
  value: unknown;
  /** When it is published. */
  publishAt: Date;
};

/** Adds a version of a field and returns its id. */
export async function addVersion(
  transaction: Connection,
  { value, publishAt, ...name }: NewVersion,
  { username, now }: ChangeContext,
): Promise<number> {
  // What was published at once while the clock was ahead counts from now at the latest, or it would come back.
  const at = now.toISOString();
  await transaction
    .updateTable('content_versions')
    .set({ publish_at: at, created_at: at })
    .where(({ and }) => and(name))
    .where('publish_at', '>', at)
    .whereRef('publish_at', '<=', 'created_at')
    .execute();
  const { id } = await transaction
    .insertInto('content_versions')
    .values({
      ...name,
      value: value === undefined ? null : JSON.stringify(value),
      username,
      created_at: at,
      publish_at: publishAt.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await incrementRevision(transaction, 'content');
  return id;
}

/** Locks publishing until the transaction ends. */
export const holdContent = (transaction: Connection): Promise<unknown> => incrementRevision(transaction, 'content');

/**
 * Withdraws published or scheduled versions, with those of the other language that were published with them. They stay
 * in the history, and the versions before them are in effect again.
 *
 * @returns the versions that cannot be withdrawn; if there are any, nothing is changed
 */
export async function withdrawVersions(
  transaction: Connection,
  ids: readonly number[],
  { username, now }: ChangeContext,
): Promise<number[]> {
  await incrementRevision(transaction, 'content');
  const versions = await readVersions(transaction, now);
  const asked = versions.filter(({ id }) => ids.includes(id));
  const showing = versions.filter((row) => asked.some((one) => areTogether(one, row))).map(({ id }) => id);
  const over = ids.filter((id) => !showing.includes(id));
  if (over.length > 0) return over;
  const fields = { withdrawn_by: username, withdrawn_at: now.toISOString() };
  await transaction.updateTable('content_versions').set(fields).where('id', 'in', showing).execute();
  return [];
}

/** Whether two versions are one, or of both languages and published at once, since both share their pictures. */
const areTogether = (one: VersionRow, other: VersionRow): boolean =>
  one.id === other.id ||
  (one.language !== other.language &&
    (['page', 'field', 'username', 'created_at', 'publish_at'] as const).every((name) => one[name] === other[name]));

/** Versions of a page's fields, newest first. */
export function listVersions(
  db: Connection,
  query: { page: string; field?: string | undefined; languages: readonly ContentLanguage[] } & {
    before?: number | undefined;
    limit: number;
  },
): Promise<VersionRow[]> {
  let rows = db.selectFrom('content_versions').selectAll().where('page', '=', query.page);
  rows = rows.where('language', 'in', query.languages);
  if (query.field !== undefined) rows = rows.where('field', '=', query.field);
  if (query.before !== undefined) rows = rows.where('id', '<', query.before);
  return rows.orderBy('id', 'desc').limit(query.limit).execute();
}

/** All stored content that names a picture, as JSON; withdrawn versions too, since they can be restored. */
export async function textsWithPictures(db: Connection): Promise<string[]> {
  const versions = await db
    .selectFrom('content_versions')
    .select('value')
    .where('value', 'like', '%/event-pictures/%')
    .execute();
  const held = await db
    .selectFrom('held_changes')
    .select('change as value')
    .where('answer', 'is', null)
    .where('change', 'like', '%/event-pictures/%')
    .execute();
  const notes = await db
    .selectFrom('sermons')
    .select('notes as value')
    .where('notes', 'like', '%/event-pictures/%')
    .execute();
  return [...versions, ...held, ...notes].map(({ value }) => value ?? '');
}

/** The size of every uploaded picture. */
export async function pictureSizes(db: Connection): Promise<Uploads> {
  const sizes = await db.selectFrom('pictures').select(['id', 'width', 'height']).execute();
  return new Map(sizes.map(({ id, width, height }) => [id, { width, height }]));
}

/** Names a field of a page in a language. */
export interface FieldName {
  page: string;
  field: string;
  language: ContentLanguage;
}

/** Makes the question whether a version or a draft is of a field. */
export const isOfField =
  ({ page, field, language }: FieldName) =>
  (one: Readonly<Record<keyof FieldName, string>>): boolean =>
    one.page === page && one.field === field && one.language === language;
