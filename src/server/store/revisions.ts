import type { Connection } from './schema.ts';

/** A number that changes with every change of a subject, by any process. */
export async function revisionOf(db: Connection, subject: 'events' | 'content' | 'giving'): Promise<number> {
  const { number } = await db
    .selectFrom('revisions')
    .select('number')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return number;
}
