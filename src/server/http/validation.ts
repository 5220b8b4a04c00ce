import type { FastifySchemaCompiler } from 'fastify';
import { type InferType, number, object, type Schema, ValidationError } from 'yup';
import { HttpError, type LocalizedText } from '#server/httpError.ts';
import { MAX_ID } from '#shared/http/rows.ts';

/**
 * Validates with the same schemas as the forms; the error has one sentence per faulty field. Oversized data is refused
 * before yup sees it.
 */
export const validateWithYup: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) => {
  const read = httpPart === 'body' ? bodyValidator(schema) : dataValidator(schema);
  return (data: unknown) => {
    try {
      return { value: read(data) };
    } catch (error) {
      if (error instanceof HttpError) return { error };
      throw error;
    }
  };
};

/** The most faulty fields named in one response. */
const MAX_NAMED = 50;

/** Reads a body by a schema that the route chooses by its request. @throws HttpError as the validation of routes gives it */
export function bodyValidator<BodySchema extends Schema>(schema: BodySchema): (data: unknown) => InferType<BodySchema> {
  const read = dataValidator(schema);
  return (data) => {
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return read(data);
    throw new HttpError(400, ({ serverErrors }) => serverErrors.needsFields);
  };
}

/** Reads data by a schema. @throws HttpError with one sentence per faulty field */
export function dataValidator<ReadSchema extends Schema>(schema: ReadSchema): (data: unknown) => InferType<ReadSchema> {
  return (data) => {
    refuseMisshapen(data);
    try {
      // Creating a stack trace for each of a thousand faults would take most of the time.
      return schema.validateSync(data, { abortEarly: false, stripUnknown: true, disableStackTrace: true });
    } catch (thrown) {
      throw thrown instanceof ValidationError ? httpErrorOf(thrown) : thrown;
    }
  };
}

function httpErrorOf(error: ValidationError): HttpError {
  const fields: Record<string, string> = {};
  let named = 0;
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
    if (!path || Object.hasOwn(fields, path)) continue;
    if (++named > MAX_NAMED) break;
    fields[path] = placed(path, worded(path, message));
  }
  const sentences = [...new Set(Object.values(fields))];
  return new HttpError(422, sentences.join(' ') || error.message, { fields });
}

/** Names the list entry: `dates[2].start_date` → `Date 3: Start Date is required.` */
function placed(path: string, message: string): string {
  const [, first, list, at] = /^([a-z])([a-z]*?)s?\[(\d+)\]\./i.exec(path) ?? [];
  return first === undefined ? message : `${first.toUpperCase()}${list} ${Number(at) + 1}: ${message}`;
}

/** Replaces yup's default messages, which begin with the field's name in the code and may quote the input. */
function worded(path: string, message: string): string {
  if (!message.startsWith(`${path} `)) return message;
  const name = path.split(/[^a-z0-9_]/i, 1)[0] ?? path;
  return `Please check what you sent as ${name}.`;
}

/** Nesting depth; no endpoint needs as much. */
const MAX_DEPTH = 8;

/** Fields of one object. */
const MAX_FIELDS = 50;

/** Values in a request altogether, including unknown fields. */
const MAX_VALUES = 2_500;

const TOO_MUCH: LocalizedText = ({ serverErrors }) => serverErrors.tooMuch;

/**
 * Refuses data that yup would take long to read: nested too deep, too large, or with a key of Object.prototype, such as
 * `valueOf`.
 *
 * @throws HttpError 400
 */
export function refuseMisshapen(data: unknown): void {
  let values = 0;
  const look = (value: unknown, depth: number): void => {
    if (++values > MAX_VALUES) throw new HttpError(400, TOO_MUCH);
    if (typeof value !== 'object' || value === null) return;
    const keys = Array.isArray(value) ? [] : Object.keys(value);
    if (depth === MAX_DEPTH || keys.some((key) => key in Object.prototype))
      throw new HttpError(400, ({ serverErrors }) => serverErrors.noField);
    if (keys.length > MAX_FIELDS) throw new HttpError(400, TOO_MUCH);
    for (const inner of Object.values(value)) look(inner, depth + 1);
  };
  look(data, 0);
}

/** The `:id` of a path. Invalid text becomes 0, an id that no row has, so that the response is a 404. */
export const rowParams = object({
  id: number()
    .required()
    .transform((_value, text: unknown) => {
      const id = typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
      return id <= MAX_ID ? id : 0;
    }),
});
