import type { Connection } from './store.ts';

/** What is counted. `staff` only serializes changes of accounts. */
export const SUBJECTS = ['events', 'content', 'giving', 'signups', 'sermons', 'staff'] as const;

export type Subject = (typeof SUBJECTS)[number];

/** A number that changes with every change of a subject, by any process. */
export async function revisionOf(db: Connection, subject: Subject): Promise<number> {
  const { number } = await db
    .selectFrom('revisions')
    .select('number')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return number;
}

/** Increments the revision of a subject. Other transactions that change the subject wait for this one. */
export async function incrementRevision(transaction: Connection, subject: Subject): Promise<void> {
  await transaction
    .updateTable('revisions')
    .set((update) => ({ number: update('number', '+', 1) }))
    .where('subject', '=', subject)
    .execute();
}
