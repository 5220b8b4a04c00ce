import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds. */
export async function countOf<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, Record<never, never>>,
): Promise<number> {
  const counted = query.select((select) => select.fn.countAll().as('count'));
  const { count } = (await counted.executeTakeFirstOrThrow()) as { count: unknown };
  return Number(count);
}
