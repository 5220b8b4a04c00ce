import type { ArraySchema, ObjectSchema, Schema } from 'yup';
import { HttpError, type LocalizedText } from '#server/httpError.ts';

/** Nesting depth; no endpoint needs as much. */
const MAX_DEPTH = 8;

/** Fields of one object. */
const MAX_FIELDS = 50;

/** Values in a request altogether, including unknown fields. */
const MAX_VALUES = 2_500;

const NO_FIELD: LocalizedText = ({ serverErrors }) => serverErrors.noField;
const TOO_MUCH: LocalizedText = ({ serverErrors }) => serverErrors.tooMuch;

/** The length limits of a schema's lists, nested as the data is. */
interface Bounds {
  list?: { most: number; sentence: string; element: Bounds };
  fields?: Readonly<Record<string, Bounds>>;
}

/**
 * Compiles a schema's limits, once per route, into a cheap check that runs before yup: yup validates every element of a
 * list that is too long, and every field of an object that has thousands.
 *
 * @returns a check that returns the error, or undefined if the data may go to yup
 * @throws Error if a list in the schema has no maximum
 */
export function shapeCheck(schema: Schema): (data: unknown) => HttpError | undefined {
  const bounds = boundsOf(schema, '');
  return (data) => overlong(data, bounds, '') ?? outOfShape(data);
}

function boundsOf(schema: Schema, path: string): Bounds {
  if (schema.type === 'array') {
    const max = schema.tests.find((test) => test.OPTIONS?.name === 'max')?.OPTIONS;
    const { innerType } = schema as ArraySchema<unknown[], unknown>;
    if (!max) throw new Error(`The list ${path} of a schema needs a maximum.`);
    const most = Number((max.params as { max?: unknown } | undefined)?.max);
    const element = innerType ? boundsOf(innerType as Schema, `${path}[]`) : {};
    return { list: { most, sentence: String(max.message), element } };
  }
  if (schema.type !== 'object') return {};
  const { fields } = schema as ObjectSchema<Record<string, unknown>>;
  const inner = Object.entries(fields).map(([name, field]) => [name, boundsOf(field as Schema, `${path}.${name}`)]);
  return { fields: Object.fromEntries(inner) };
}

/** Finds the first list that is too long, without looking at its elements. */
function overlong(data: unknown, { list, fields }: Bounds, path: string): HttpError | undefined {
  if (list && Array.isArray(data)) {
    const { most, sentence, element } = list;
    if (data.length > most) return new HttpError(422, sentence, { fields: { [path]: sentence } });
    if (!element.fields && !element.list) return undefined;
    return firstOf(data, (value, at) => overlong(value, element, `${path}[${at}]`));
  }
  if (!fields || typeof data !== 'object' || data === null) return undefined;
  return firstOf(Object.keys(fields), (name) => {
    const value: unknown = Object.hasOwn(data, name) ? (data as Record<string, unknown>)[name] : undefined;
    return overlong(value, fields[name] ?? {}, path === '' ? name : `${path}.${name}`);
  });
}

function firstOf<Item>(items: readonly Item[], look: (item: Item, at: number) => HttpError | undefined) {
  for (const [at, item] of items.entries()) {
    const refusal = look(item, at);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Refuses data that is nested too deep, too large, or has a key of Object.prototype, such as `valueOf`. */
function outOfShape(data: unknown): HttpError | undefined {
  let values = 0;
  const look = (value: unknown, depth: number): LocalizedText | undefined => {
    if (++values > MAX_VALUES) return TOO_MUCH;
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth === MAX_DEPTH) return NO_FIELD;
    const keys = Array.isArray(value) ? [] : Object.keys(value);
    if (keys.length > MAX_FIELDS) return TOO_MUCH;
    if (keys.some((key) => key in Object.prototype)) return NO_FIELD;
    for (const inner of Object.values(value)) {
      const words = look(inner, depth + 1);
      if (words) return words;
    }
    return undefined;
  };
  const words = look(data, 0);
  return words === undefined ? undefined : new HttpError(400, words);
}
