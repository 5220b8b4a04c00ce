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
import { shapeCheck } from './requestShape.ts';

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

/** The most faulty fields that an answer names. */
const MAX_NAMED = 50;

/**
 * Validates with the schemas that the forms use; a refusal carries one sentence for each faulty field. What no call needs,
 * such as a list longer than its schema lets it be, is refused before the schema looks at it.
 */
export const validateWithYup: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) => {
  const misshapen = shapeCheck(schema);
  return (data: unknown) => {
    if (httpPart === 'body' && (typeof data !== 'object' || data === null || Array.isArray(data))) {
      return { error: new Refusal(400, 'The request needs a JSON object with the fields.') };
    }
    const error = misshapen(data);
    if (error) return { error };
    try {
      // A stack for each of a thousand faults would take most of the time.
      const options = { abortEarly: false, stripUnknown: true, disableStackTrace: true };
      return { value: schema.validateSync(data, options) };
    } catch (thrown) {
      if (thrown instanceof ValidationError) return { error: refusalOf(thrown) };
      throw thrown;
    }
  };
};

function refusalOf(error: ValidationError): Refusal {
  const fields: Record<string, string> = {};
  let named = 0;
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
    if (!path || Object.hasOwn(fields, path)) continue;
    if (++named > MAX_NAMED) break;
    fields[path] = placed(path, worded(path, message));
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
