import type { ArraySchema, ObjectSchema, Schema } from 'yup';
import { Refusal } from '#server/refusal.ts';

/** How deep the data of a request may be nested; no call needs as much. */
const MAX_DEPTH = 8;

/** The most fields that one object of a request may have. */
const MAX_FIELDS = 50;

/** The most values that a request may hold together, those of unknown fields among them. */
const MAX_VALUES = 2_500;

const NO_FIELD = 'The request holds what no field can be.';
const TOO_MUCH = 'The request holds more than any call needs.';

/** The lists of a schema and how long each may be, at the same places as in the data. */
interface Bounds {
  list?: { most: number; sentence: string; element: Bounds };
  fields?: Readonly<Record<string, Bounds>>;
}

/**
 * Reads a schema's own limits once, when its route is registered, into a check that costs little whatever is sent: yup
 * looks at each element of a list although the list is too long, and at each field of an object that has thousands.
 *
 * @returns the refusal of data that must not reach the schema; undefined where it may
 * @throws Error for a schema with a list of any length: that is a fault of ours
 */
export function shapeCheck(schema: Schema): (data: unknown) => Refusal | undefined {
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

/** The first list that is longer than its schema lets it be; of such a list no element is looked at. */
function overlong(data: unknown, { list, fields }: Bounds, path: string): Refusal | undefined {
  if (list && Array.isArray(data)) {
    const { most, sentence, element } = list;
    if (data.length > most) return new Refusal(422, sentence, { fields: { [path]: sentence } });
    if (!element.fields && !element.list) return undefined;
    return firstOf(data, (value, at) => overlong(value, element, `${path}[${at}]`));
  }
  if (!fields || typeof data !== 'object' || data === null) return undefined;
  return firstOf(Object.keys(fields), (name) => {
    const value: unknown = Object.hasOwn(data, name) ? (data as Record<string, unknown>)[name] : undefined;
    return overlong(value, fields[name] ?? {}, path === '' ? name : `${path}.${name}`);
  });
}

function firstOf<Item>(items: readonly Item[], look: (item: Item, at: number) => Refusal | undefined) {
  for (const [at, item] of items.entries()) {
    const refusal = look(item, at);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Refuses what is nested too deep, holds too much, or has a key such as `valueOf` that would hide what every object has. */
function outOfShape(data: unknown): Refusal | undefined {
  let values = 0;
  const look = (value: unknown, depth: number): string | undefined => {
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
  return words === undefined ? undefined : new Refusal(400, words);
}
