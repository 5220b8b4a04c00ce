import type { ApiRequest } from '../requestTo.ts';

/** A write's idempotency key; of a form's save, the same at each press. */
export interface Key {
  key: string;
}

/** One kind of write: its request, and how it waits in the outbox. Its mutation has the same name. */
export interface WriteKind<Write> {
  /** The request, for the mutation and for the service worker. */
  request: (write: Write & Key) => ApiRequest;
  /**
   * What it sets as a whole: a later write about the same replaces it if it was never sent. Without it each is sent,
   * such as two new events.
   */
  about?: (write: Write) => string;
  /** The ids of the events that it changes or deletes; of a series only the one that it begins with. */
  changedEvents?: (write: Write) => readonly string[];
  /** Whether nothing can follow it: once it is done, the same key is answered as before. */
  isFinal?: true;
  /** Whether no open form shows its fault: it waits although the server had one. */
  isFormless?: true;
}

/** The writes of several kinds, as what each of them says besides its kind. */
export type WritesOf<Kinds> = { [Kind in keyof Kinds]: { kind: Kind } & Kinds[Kind] }[keyof Kinds];

/** The table of several kinds. */
export type WriteKinds<Write extends { kind: string }> = {
  readonly [Kind in Write['kind']]: WriteKind<Extract<Write, { kind: Kind }>>;
};
