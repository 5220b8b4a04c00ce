import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { InferType, Schema } from 'yup';
import { HttpError } from '#server/httpError.ts';
import { bodyValidator, dataValidator } from '#server/validation/validators.ts';

/** Types each route by its yup schemas. */
export interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? InferType<this['schema']> : unknown;
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  YupTypeProvider
>;

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
