import { type InferType, type Schema, ValidationError } from 'yup';
import { HttpError } from '#server/httpError.ts';
import { refuseMisshapen } from './requestShape.ts';

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
  const [, list, at] = /^([a-z]+?)s?\[(\d+)\]\./i.exec(path) ?? [];
  return list === undefined ? message : `${capitalised(list)} ${Number(at) + 1}: ${message}`;
}

/** Replaces yup's default messages, which begin with the field's name in the code and may quote the input. */
function worded(path: string, message: string): string {
  if (!message.startsWith(`${path} `)) return message;
  const name = path.split(/[^a-z0-9_]/i, 1)[0] ?? path;
  return `Please check what you sent as ${name}.`;
}

const capitalised = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
