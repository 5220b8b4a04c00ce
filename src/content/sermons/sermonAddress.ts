import { SERMON_LIMITS } from '#shared/sermons/sermonLimits.ts';
import { findBook } from '#shared/verse/bible.ts';

/** The most that is looked for, in characters. */
export const MAX_SEARCH = 200;

/** What /media/sermons shows, kept in its address: `?search=&series=&preacher=&book=JHN&before=12`. */
export interface SermonsAsked {
  search?: string;
  series?: string;
  preacher?: string;
  /** A book of the Bible by its code. */
  book?: string;
  /** The id of the last sermon of the page before. */
  before?: string;
}

/** Reads what an address asks for, and passes over what it does not know. Page and server read it alike. */
export function readSermonsAddress(query: URLSearchParams): SermonsAsked {
  const text = (name: string, limit: number) => query.get(name)?.trim().slice(0, limit).toWellFormed();
  const before = query.get('before') ?? '';
  const asked: SermonsAsked = {
    search: text('search', MAX_SEARCH),
    series: text('series', SERMON_LIMITS.series),
    preacher: text('preacher', SERMON_LIMITS.preacher),
    book: findBook(query.get('book')?.toUpperCase() ?? '')?.code,
    before: /^[1-9]\d{0,8}$/.test(before) ? before : '',
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
}

/** The query of an address that asks for this, without its `?`; empty for the plain list. */
export const sermonsQuery = (asked: SermonsAsked): string => new URLSearchParams({ ...asked }).toString();
