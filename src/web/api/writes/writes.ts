import type { ApiRequest } from '../requestTo.ts';
import { type EventWrite, eventWrites } from './eventWrites.ts';
import type { Key, WriteKind, WriteKinds } from './kind.ts';
import { type MessageWrite, messageWrites } from './messageWrites.ts';
import { type SermonWrite, sermonWrites } from './sermonWrites.ts';
import { type VisitorWrite, visitorWrites } from './visitorWrites.ts';
import { type WordsWrite, wordsWrites } from './wordsWrites.ts';

/** A write: one change that a person saves, as plain data that the outbox can store. */
export type Write = EventWrite | MessageWrite | WordsWrite | SermonWrite | VisitorWrite;

/** A write of one kind with its key: the argument of its mutation. */
export type WriteOf<Kind extends Write['kind']> = Extract<Write, { kind: Kind }> & Key;

/** What is known of each kind. */
export const kinds: WriteKinds<Write> = {
  ...eventWrites,
  ...messageWrites,
  ...wordsWrites,
  ...sermonWrites,
  ...visitorWrites,
};

/** What is known of a write's kind. */
export const kindOf = (write: Write) => kinds[write.kind] as WriteKind<Write>;

/** The request of a write, for the service worker, which has no mutations. */
export const requestOf = (write: Write & Key): ApiRequest => kindOf(write).request(write);
