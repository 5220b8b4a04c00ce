import { object, string } from 'yup';
import { listOf, rowId } from '#shared/http/rows.ts';
import type { FieldValue } from '../content/values.ts';
import { numberField } from '../text.ts';
import type { Finding } from './findings.ts';
import type { Known } from './known.ts';

/** A text that would be on the site. */
export interface HeldText {
  label: string;
  /** As it would be; empty where nothing would stand there. */
  text: string;
  /** As it is on the site now; empty where nothing stands there. */
  now: string;
}

/** A change that waits for an owner's yes. */
export interface HeldChange {
  id: number;
  /** Who asked. */
  username: string;
  /** Whether it is the reader's own. */
  own: boolean;
  /** ISO 8601, UTC. */
  at: string;
  why: Finding[];
  /** When it appears, in words; empty for at once. */
  appears: string;
  /** The event's title, or the page and its fields. */
  title: string;
  texts: HeldText[];
  /** Of an event: whether it is on the site as it was, and the version that a yes is for. */
  event?: { id: number; start_date: string; series: number | null; version: number; onSite: boolean };
  /** Of words: their page and language, and the values as staff write them, null for the words of the files. */
  words?: { page: string; language: 'en' | 'sw'; changes: { field: string; value: FieldValue }[] };
}

/** The answer of `GET /all/held-changes`, oldest first, and what owners have confirmed, which a form checks with. */
export interface HeldAnswer {
  held: HeldChange[];
  known: Known;
}

const MAX_HELD = 200;
const WHICH = 'Say which changes.';

/** An owner's yes: the body of `POST /confirm/held-changes`. Each change as it was seen; all of them, or none. */
export const heldYesSchema = object({
  held: listOf(
    object({
      id: rowId(WHICH),
      at: string().typeError(WHICH).required(WHICH).max(40, WHICH),
      /** The event's. */
      version: numberField().typeError(WHICH).integer(WHICH).optional(),
    })
      .typeError(WHICH)
      .required(WHICH),
    WHICH,
    MAX_HELD,
    WHICH,
  ),
});

/** An owner's no, or a withdrawal of one's own: the body of `POST /delete/held-changes`. */
export const heldNoSchema = object({
  ids: listOf(rowId(WHICH), WHICH, MAX_HELD, WHICH),
});
