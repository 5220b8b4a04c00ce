import type { Compilable, CompiledQuery } from 'kysely';
import type { Connection } from '../schema.ts';

/** Stands for a value while its query is compiled. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const PLACES = new Proxy({}, { get: (_target, name) => new Place(String(name)) });

/**
 * A query of every write or every call of staff, compiled when it is first run: building it again takes several times as
 * long as SQLite needs to answer it.
 *
 * @param build makes the query; the values can only be named in it, for they are not known yet
 * @returns what runs the query with its values, of which an undefined one is null, and resolves to its rows
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
