import { number } from 'yup';

/** How many entries of a long list one answer holds: unless it is asked for another number, and at most. */
export const PART = { usual: 50, most: 200 } as const;

/** The highest id that a row can have: the databases count in 32 bits. */
export const MAX_ID = 2 ** 31 - 1;

const emptyAsNone = (value: unknown, original: unknown): unknown => (original === '' ? undefined : value);

/** The fields of a query that pages a long list, newest first: what comes before the entry of that id. */
export const partFields = {
  before: number()
    .transform(emptyAsNone)
    .typeError('Before must be the id of an entry.')
    .integer('Before must be the id of an entry.')
    .positive('Before must be the id of an entry.')
    .max(MAX_ID, 'Before must be the id of an entry.')
    .optional(),
  limit: number()
    .transform(emptyAsNone)
    .typeError('Limit must be a number.')
    .integer('Limit must be a whole number.')
    .min(1, 'Limit must be at least 1.')
    .max(PART.most, `Limit can be at most ${PART.most}.`)
    .optional(),
};
