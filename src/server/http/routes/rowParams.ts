import { number, object } from 'yup';
import { MAX_ID } from '#shared/http/rows.ts';

/** The `:id` of a path. Invalid text becomes 0, an id that no row has, so that the response is a 404. */
export const rowParams = object({
  id: number()
    .required()
    .transform((_value, text: unknown) => {
      const id = typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
      return id <= MAX_ID ? id : 0;
    }),
});
