import { type InferType, object } from 'yup';
import { rowId } from '#shared/http/rows.ts';

/** The body of `POST /revert/events/{id}`: the event becomes as it was after that entry of its history. */
export const revertSchema = object({ entry: rowId('Choose an entry of the history by its id.') });

export type RevertTo = InferType<typeof revertSchema>;
