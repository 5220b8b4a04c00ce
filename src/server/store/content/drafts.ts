import type { Connection } from '../schema.ts';
import type { FieldName } from './fieldName.ts';

/** A draft with its author's name. */
export type DraftRow = FieldName & {
  staff_id: number;
  username: string;
  value: string | null;
  base: number;
  updated_at: string;
};

/** Everybody's drafts of a page, or one account's of all pages; the latest first. */
export function listDrafts(db: Connection, of: { page: string } | { staff_id: number }): Promise<DraftRow[]> {
  const drafts = db.selectFrom('content_drafts');
  return ('page' in of ? drafts.where('page', '=', of.page) : drafts.where('staff_id', '=', of.staff_id))
    .innerJoin('staff', 'staff.id', 'content_drafts.staff_id')
    .select(['staff_id', 'username', 'page', 'field', 'language', 'value', 'base', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .execute();
}

/** Everybody's drafts of a field. */
export function listDraftsOf(
  transaction: Connection,
  { page, field, language }: FieldName,
): Promise<Omit<DraftRow, 'username'>[]> {
  return transaction
    .selectFrom('content_drafts')
    .selectAll()
    .where('page', '=', page)
    .where('field', '=', field)
    .where('language', '=', language)
    .execute();
}

/** Rebases a draft onto a version. */
export async function followVersion(
  transaction: Connection,
  { staff_id, page, field, language, value }: Omit<DraftRow, 'username'>,
  base: number,
): Promise<void> {
  await transaction
    .updateTable('content_drafts')
    .set({ value, base })
    .where('staff_id', '=', staff_id)
    .where('page', '=', page)
    .where('field', '=', field)
    .where('language', '=', language)
    .execute();
}

/** Stores what somebody typed into a field, in place of their earlier draft. */
export async function saveDraft(
  transaction: Connection,
  draft: FieldName & { staff_id: number; value: unknown; base: number },
  now: Date,
): Promise<void> {
  const { value, base, ...name } = draft;
  const typed = { value: value === null ? null : JSON.stringify(value), base, updated_at: now.toISOString() };
  await transaction
    .insertInto('content_drafts')
    .values({ ...name, ...typed })
    .onConflict((conflict) => conflict.columns(['staff_id', 'page', 'field', 'language']).doUpdateSet(typed))
    .execute();
}

/** Deletes somebody's draft of a field. */
export async function deleteDraft(transaction: Connection, staff_id: number, name: FieldName): Promise<void> {
  await transaction
    .deleteFrom('content_drafts')
    .where('staff_id', '=', staff_id)
    .where('page', '=', name.page)
    .where('field', '=', name.field)
    .where('language', '=', name.language)
    .execute();
}
