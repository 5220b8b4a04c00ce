import type { EventState } from '#shared/history.ts';
import { readableDate } from '#shared/time.ts';
import type { HistoryTable } from '../schema.ts';
import { searchable } from '../searchable.ts';

/** What a search of the history looks at: who and what was done, and the event's texts before and after. */
export function searchedText(entry: Pick<HistoryTable, 'username' | 'action' | 'account' | 'old' | 'new'>): string {
  const { username, action, account } = entry;
  const texts = [entry.old, entry.new].flatMap((text) => (text === null ? [] : textsOf(JSON.parse(text))));
  return searchable([...new Set([username, action, account, ...texts])]);
}

const textsOf = ({ title, category, venue, description, start_date, status, status_note }: EventState): string[] =>
  [title, category, venue, readableDate(start_date), status, status_note, description].filter(
    (text) => text !== undefined,
  );
