import type { Finding } from '#shared/publication/findings.ts';
import { isTelephone, type Known, numberKey } from '#shared/publication/known.ts';
import type { ChangeContext, Connection } from '../store.ts';

/** The telephone numbers and links that owners have confirmed. */
export async function readConfirmed(db: Connection): Promise<Known> {
  const rows = await db.selectFrom('confirmed_texts').select(['kind', 'value']).execute();
  const valuesOf = (wanted: Finding['kind']) => rows.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  return { numbers: valuesOf('number'), links: valuesOf('link') };
}

/**
 * Keeps what an owner has confirmed, so that it passes from then on. Only links and telephone numbers: another number is
 * confirmed for the one text.
 */
export async function confirmTexts(
  transaction: Connection,
  found: readonly Finding[],
  { username, now }: ChangeContext,
): Promise<void> {
  const values = found
    .map(({ kind, text }) => ({ kind, value: kind === 'link' ? text : numberKey(text) }))
    .filter(({ kind, value }) => kind === 'link' || isTelephone(value))
    .map((row) => ({ ...row, username, at: now.toISOString() }));
  if (values.length === 0) return;
  await transaction
    .insertInto('confirmed_texts')
    .values(values)
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .execute();
}
