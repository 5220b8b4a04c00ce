import type { ContentLanguage } from '#shared/content/content.ts';
import type { UploadedPicture } from '#shared/content/values.ts';
import type { Change } from './events/events.ts';
import type { Connection, ContentVersionsTable } from './schema.ts';

/** Names a field of a page in a language. */
export interface FieldName {
  page: string;
  field: string;
  language: ContentLanguage;
}

/** A version of a field as it is stored. */
export type VersionRow = Omit<ContentVersionsTable, 'id'> & { id: number };

/** What the pages are made from at a moment and after it. */
export interface StoredContent {
  /** Of each field the version that holds at the moment, and those that wait; earliest first. */
  versions: readonly VersionRow[];
  /** The size of every uploaded picture that may be in them. */
  uploads: ReadonlyMap<string, Pick<UploadedPicture, 'width' | 'height'>>;
}

/** The versions that hold at a moment or come on the site later. */
export async function readContent(db: Connection, moment: Date): Promise<StoredContent> {
  const at = moment.toISOString();
  const versions = await db
    .selectFrom('content_versions as version')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('version.publish_at', '>', at),
        not(
          exists(
            selectFrom('content_versions as later')
              .select('later.id')
              .whereRef('later.page', '=', 'version.page')
              .whereRef('later.field', '=', 'version.field')
              .whereRef('later.language', '=', 'version.language')
              .where('later.withdrawn_at', 'is', null)
              .where('later.publish_at', '<=', at)
              .where((later) =>
                later.or([
                  later('later.publish_at', '>', later.ref('version.publish_at')),
                  later.and([
                    later('later.publish_at', '=', later.ref('version.publish_at')),
                    later('later.id', '>', later.ref('version.id')),
                  ]),
                ]),
              ),
          ),
        ),
      ]),
    )
    .orderBy('publish_at')
    .orderBy('id')
    .execute();
  if (versions.length === 0) return { versions, uploads: new Map() };
  const sizes = await db.selectFrom('pictures').select(['id', 'width', 'height']).execute();
  return { versions, uploads: new Map(sizes.map(({ id, width, height }) => [id, { width, height }])) };
}

/** A new version of a field. */
export type NewVersion = FieldName & {
  /** Undefined for the words of the files. */
  value: unknown;
  /** When it comes on the site. */
  publishAt: Date;
};

/** Adds a version of a field and returns its id. */
export async function addVersion(
  transaction: Connection,
  { value, publishAt, ...name }: NewVersion,
  { username, now }: Change,
): Promise<number> {
  const { id } = await transaction
    .insertInto('content_versions')
    .values({
      ...name,
      value: value === undefined ? null : JSON.stringify(value),
      username,
      created_at: now.toISOString(),
      publish_at: publishAt.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await countChange(transaction);
  return id;
}

const countChange = (transaction: Connection) =>
  transaction
    .updateTable('revisions')
    .set((update) => ({ number: update('number', '+', 1) }))
    .where('subject', '=', 'content')
    .execute();
