import { array, type ISchema } from 'yup';
import { numberField } from '../text.ts';

/** The highest id that a row can have: the databases count in 32 bits. */
export const MAX_ID = 2 ** 31 - 1;

/** The id of a row, or its version. @param words what it is for, where it is none */
export const rowId = (words: string, least = 1) =>
  numberField().typeError(words).integer(words).min(least, words).max(MAX_ID, words).nonNullable(words).required(words);

/** A list of at least one. @param none said where there is none @param tooMany said where there are more than `most` */
export const listOf = <Entry>(entry: ISchema<Entry>, none: string, most: number, tooMany: string) =>
  array(entry).typeError(none).required(none).min(1, none).max(most, tooMany);
