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
    try {
      return { value: schema.validateSync(data, { abortEarly: false, stripUnknown: true }) };
    } catch (thrown) {
      if (thrown instanceof ValidationError) return { error: refusalOf(thrown) };
      throw thrown;
    }
  };

function refusalOf(error: ValidationError): Refusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
    if (path) fields[path] ??= message;
  }
  const sentences = [...new Set(Object.values(fields))];
  return new Refusal(422, sentences.join(' ') || error.message, { fields });
}
