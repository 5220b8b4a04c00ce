import { HttpError, type LocalizedText } from '#server/httpError.ts';

/** Nesting depth; no endpoint needs as much. */
const MAX_DEPTH = 8;

/** Fields of one object. */
const MAX_FIELDS = 50;

/** Values in a request altogether, including unknown fields. */
const MAX_VALUES = 2_500;

const NO_FIELD: LocalizedText = ({ serverErrors }) => serverErrors.noField;
const TOO_MUCH: LocalizedText = ({ serverErrors }) => serverErrors.tooMuch;

/**
 * Refuses data that yup would take long to read: nested too deep, too large, or with a key of Object.prototype, such as
 * `valueOf`.
 *
 * @throws HttpError 400
 */
export function refuseMisshapen(data: unknown): void {
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
  if (words) throw new HttpError(400, words);
}
