import { array, type ISchema } from 'yup';
import { numberField } from '#shared/text.ts';

/** The highest id that a row can have: the databases count in 32 bits. */
export const MAX_ID = 2 ** 31 - 1;

/** How many entries of a long list one page holds unless another number is asked for, and at most. */
export const PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;

export const emptyAsNone = (value: unknown, original: unknown): unknown => (original === '' ? undefined : value);

const idField = (words: string, least: number) =>
  numberField().typeError(words).integer(words).min(least, words).max(MAX_ID, words);

/** The query fields of a paginated list, newest first: `before` is the id of the last entry of the page before. */
export const pageFields = {
  before: idField('Before must be the id of an entry.', 1).transform(emptyAsNone).optional(),
  limit: numberField()
    .transform(emptyAsNone)
    .typeError('Limit must be a number.')
    .integer('Limit must be a whole number.')
    .min(1, 'Limit must be at least 1.')
    .max(MAX_PAGE_SIZE, `Limit can be at most ${MAX_PAGE_SIZE}.`)
    .optional(),
};

/** The id of a row, or its version. @param words what it is for, where it is none */
export const rowId = (words: string, least = 1) => idField(words, least).nonNullable(words).required(words);

/** A list of at least one. @param none said where there is none @param tooMany said where there are more than `most` */
export const listOf = <Entry>(entry: ISchema<Entry>, none: string, most: number, tooMany: string) =>
  array(entry).typeError(none).required(none).min(1, none).max(most, tooMany);
