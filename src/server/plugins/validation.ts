import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { type InferType, type Schema, ValidationError } from 'yup';
import { Refusal } from '#server/refusal.ts';

/** Gives each route the types of its yup schemas. */
export interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? InferType<this['schema']> : unknown;
}

/** The application, its routes typed by yup. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  YupTypeProvider
>;

/** Validates with the schemas that the forms use; a refusal carries one sentence for each faulty field. */
export const validateWithYup: FastifySchemaCompiler<Schema> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    if (httpPart === 'body' && (typeof data !== 'object' || data === null || Array.isArray(data))) {
      return { error: new Refusal(400, 'The request needs a JSON object with the fields.') };
    }
    if (!isPlain(data)) return { error: new Refusal(400, 'The request holds what no field can be.') };
    try {
      return { value: schema.validateSync(data, { abortEarly: false, stripUnknown: true }) };
    } catch (thrown) {
      if (thrown instanceof ValidationError) return { error: refusalOf(thrown) };
      throw thrown;
    }
  };

/** How deep the data of a request may be nested; no call needs as much. */
const DEEPEST = 8;

/** Whether data can be looked at safely: a key such as `valueOf` or `__proto__` would stand before what every object has. */
function isPlain(data: unknown, depth = 0): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if (depth === DEEPEST || Object.keys(data).some((key) => key in Object.prototype)) return false;
  return Object.values(data).every((value) => isPlain(value, depth + 1));
}

function refusalOf(error: ValidationError): Refusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
    if (path) fields[path] ??= placed(path, worded(path, message));
  }
  const sentences = [...new Set(Object.values(fields))];
  return new Refusal(422, sentences.join(' ') || error.message, { fields });
}

/** Of which entry of a list a field is: `dates[2].start_date` → `Date 3: Start Date is required.` */
function placed(path: string, message: string): string {
  const [, list, at] = /^([a-z]+?)s?\[(\d+)\]\./i.exec(path) ?? [];
  return list === undefined ? message : `${capitalised(list)} ${Number(at) + 1}: ${message}`;
}

/** Yup's own messages begin with the field's name in the code, and may quote what was sent: they are no words for people. */
function worded(path: string, message: string): string {
  if (!message.startsWith(`${path} `)) return message;
  const name = path.split(/[^a-z0-9_]/i, 1)[0] ?? path;
  return `Please check what you sent as ${name}.`;
}

const capitalised = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
