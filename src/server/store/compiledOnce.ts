import type { Compilable, CompiledQuery } from 'kysely';
import type { Connection } from './schema.ts';

/** A placeholder for a value while its query is compiled. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const PLACES = new Proxy({}, { get: (_target, name) => new Place(String(name)) });

/**
 * A query that is compiled at its first run. It is for hot queries: building one takes several times as long as SQLite
 * needs to run it.
 *
 * @param build builds the query. It can only name the values, which are not known yet
 * @returns a function that runs the query with its values and resolves to its rows; an undefined value becomes null
 */
export function compiledOnce<Values extends object, Row>(
  build: (db: Connection, values: Values) => Compilable<Row>,
): (db: Connection, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>(); // SQLite and PostgreSQL differ in their SQL
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? build(db, PLACES as Values).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((value) =>
      value instanceof Place ? (values[value.name as keyof Values] ?? null) : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
