import type { EventState } from '#shared/history.ts';
import { searchable } from '#shared/searchable.ts';
import { readableDate } from '#shared/time.ts';
import type { HistoryTable } from '../schema.ts';

/** What a search of the history looks at: who and what was done, and the event's texts before and after. */
export function searchedText(entry: Pick<HistoryTable, 'username' | 'action' | 'account' | 'old' | 'new'>): string {
  const { username, action, account } = entry;
  const texts = [entry.old, entry.new].flatMap((text) => (text === null ? [] : textsOf(JSON.parse(text))));
  return searchable([...new Set([username, action, account, ...texts])].filter(Boolean).join(' '));
}

const textsOf = (event: EventState): string[] =>
  [
    event.title,
    event.title_sw,
    event.category,
    event.venue,
    readableDate(event.start_date),
    event.status,
    event.status_note,
    event.status_note_sw,
    event.description,
    event.description_sw,
  ].filter((text) => text !== undefined);
