import type { EditablePage } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import type { FieldValue } from '#shared/content/values.ts';
import type { BulkChange } from '#shared/events/bulkChange.ts';
import type { NewSeries, SeriesChange, SeriesDeletion } from '#shared/events/series/series.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { MAX_CHUNK_BYTES } from '#shared/images/pictureLimits.ts';
import type { InboxMessage, MessageMarks } from '#shared/inbox/inbox.ts';
import type { SermonInput } from '#shared/sermons/sermon.ts';
import type { ApiRequest } from '../apiRequest.ts';
import { hasList, isObject } from '../parsers.ts';

/** The requests of writes that only staff's screens make: for the api slice, and for the service worker. */

/** Makes a request safe to repeat. */
export interface OnceOnly {
  idempotencyKey: string;
}

/** Events that repeat to be created. */
export interface CreateSeriesArgument extends OnceOnly {
  series: NewSeries;
}

/** An event of a series and the later ones to be changed. `version` is the one that the person started from. */
export interface UpdateSeriesArgument extends OnceOnly {
  id: number;
  change: SeriesChange;
  version?: number | undefined;
}

export interface DeleteSeriesArgument extends OnceOnly {
  id: number;
  choice: SeriesDeletion;
}

/** Several events to be changed: all of them, or none. */
export interface UpdateEventsArgument extends OnceOnly {
  change: BulkChange;
}

/** The messages that are marked, deleted or restored together. */
export type Chosen = readonly Pick<InboxMessage, 'id' | 'read' | 'spam'>[];

export interface ChosenArgument extends OnceOnly {
  chosen: Chosen;
}

export interface UpdateMessagesArgument extends ChosenArgument {
  marks: MessageMarks;
}

export interface UpdateMessageNoteArgument extends OnceOnly {
  id: number;
  note: string;
  was: string;
}

/** A sermon to be created, or changed if it has an id; `version` is the one that the person started from. */
export interface SaveSermonArgument extends OnceOnly {
  id?: number | undefined;
  version?: number | undefined;
  sermon: SermonInput;
}

/** A page's words in one language. */
export interface WordsArgument {
  page: EditablePage;
  language: Language;
}

/** A field's value with the version that the person began with; 0 for the words of the files. */
export interface FieldChange {
  field: string;
  value: FieldValue | null;
  base: number;
}

export interface PublishArgument extends WordsArgument, OnceOnly {
  changes: readonly FieldChange[];
  /** When it is published, `2026-11-27T18:00` of the church's clock; at once without it. */
  at?: string | undefined;
}

const once = ({ idempotencyKey }: OnceOnly) => ({ 'idempotency-key': idempotencyKey });

const idsOf = (chosen: Chosen): number[] => chosen.map(({ id }) => id);

export const createSeriesRequest = ({ series, ...rest }: CreateSeriesArgument): ApiRequest => ({
  endpoint: staffEndpoints.createSeries,
  body: series,
  headers: once(rest),
});

export const updateSeriesRequest = ({ id, change, version, ...rest }: UpdateSeriesArgument): ApiRequest => ({
  endpoint: staffEndpoints.updateSeries,
  pathParams: { id: String(id) },
  body: change,
  headers: { ...once(rest), ...(version !== undefined && { 'if-match': `"${version}"` }) },
});

export const deleteSeriesRequest = ({ id, choice, ...rest }: DeleteSeriesArgument): ApiRequest => ({
  endpoint: staffEndpoints.deleteSeries,
  pathParams: { id: String(id) },
  body: choice,
  headers: once(rest),
  validateStatus: hasList('ids'),
});

export const updateEventsRequest = ({ change, ...rest }: UpdateEventsArgument): ApiRequest => ({
  endpoint: staffEndpoints.updateEvents,
  body: change,
  headers: once(rest),
  validateStatus: hasList('changed'),
});

export const updateMessagesRequest = ({ chosen, marks, ...rest }: UpdateMessagesArgument): ApiRequest => ({
  endpoint: staffEndpoints.updateMessages,
  body: { ids: idsOf(chosen), ...marks },
  headers: once(rest),
});

export const updateMessageNoteRequest = ({ id, note, was, ...rest }: UpdateMessageNoteArgument): ApiRequest => ({
  endpoint: staffEndpoints.updateMessageNote,
  pathParams: { id: String(id) },
  body: { note, was },
  headers: once(rest),
});

export const deleteMessagesRequest = ({ chosen, ...rest }: ChosenArgument): ApiRequest => ({
  endpoint: staffEndpoints.deleteMessages,
  body: { ids: idsOf(chosen) },
  headers: once(rest),
});

export const restoreMessagesRequest = ({ chosen, ...rest }: ChosenArgument): ApiRequest => ({
  endpoint: staffEndpoints.restoreMessages,
  body: { ids: idsOf(chosen) },
  headers: once(rest),
});

export const saveSermonRequest = ({ id, version, sermon, ...rest }: SaveSermonArgument): ApiRequest => ({
  ...(id === undefined
    ? { endpoint: staffEndpoints.createSermon }
    : { endpoint: staffEndpoints.updateSermon, pathParams: { id: String(id) } }),
  body: sermon,
  headers: { ...once(rest), ...(version !== undefined && { 'if-match': `"${version}"` }) },
  validateStatus: isObject,
});

export const updateContentDraftRequest = ({
  idempotencyKey,
  ...body
}: WordsArgument & FieldChange & OnceOnly): ApiRequest => ({
  endpoint: staffEndpoints.updateContentDraft,
  body,
  headers: once({ idempotencyKey }),
  needsNothing: true,
});

export const publishContentRequest = ({ page, language, changes, at, ...rest }: PublishArgument): ApiRequest => ({
  endpoint: staffEndpoints.publishContent,
  body: { page, language, changes, ...(at && { at }) },
  headers: once(rest),
  validateStatus: hasList('ids'),
});

/** A picture to be sent as it is. */
export interface PictureArgument {
  picture: ArrayBuffer;
  /** The media type that the browser assumes; the server checks the bytes. */
  type: string;
}

export const createPictureRequest = ({ picture, type }: PictureArgument): ApiRequest => ({
  endpoint: staffEndpoints.createPicture,
  body: picture,
  headers: { 'content-type': type },
});

/** A chunk of a picture. */
export interface PictureChunk extends PictureArgument {
  /** The id that the picture will have, made of its bytes. */
  id: string;
  /** Where the chunk begins, in bytes. */
  from: number;
}

export const updatePictureChunkRequest = ({ id, picture, type, from }: PictureChunk): ApiRequest => ({
  endpoint: staffEndpoints.updatePictureChunk,
  pathParams: { id },
  params: { from, total: picture.byteLength },
  body: picture.slice(from, from + MAX_CHUNK_BYTES),
  headers: { 'content-type': type },
});
