import { number, object } from 'yup';
import { MAX_ID } from '#shared/parts.ts';

/** The `:id` of a path. Text that cannot be the id of a row becomes 0, which no row has, so that it is not found. */
export const rowParams = object({
  id: number()
    .required()
    .transform((_value, text: unknown) => {
      const id = typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
      return id <= MAX_ID ? id : 0;
    }),
});
