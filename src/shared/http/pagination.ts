import { numberField } from '../text.ts';
import { MAX_ID } from './rows.ts';

/** How many entries of a long list one page holds unless another number is asked for, and at most. */
export const PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;

const emptyAsNone = (value: unknown, original: unknown): unknown => (original === '' ? undefined : value);

/** The query fields of a paginated list, newest first: `before` is the id of the last entry of the page before. */
export const pageFields = {
  before: numberField()
    .transform(emptyAsNone)
    .typeError('Before must be the id of an entry.')
    .integer('Before must be the id of an entry.')
    .positive('Before must be the id of an entry.')
    .max(MAX_ID, 'Before must be the id of an entry.')
    .optional(),
  limit: numberField()
    .transform(emptyAsNone)
    .typeError('Limit must be a number.')
    .integer('Limit must be a whole number.')
    .min(1, 'Limit must be at least 1.')
    .max(MAX_PAGE_SIZE, `Limit can be at most ${MAX_PAGE_SIZE}.`)
    .optional(),
};
