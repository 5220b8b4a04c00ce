import type { EventState } from '#shared/history.ts';
import { searchable } from '#shared/searchable.ts';
import type { SermonState } from '#shared/sermons/sermon.ts';
import { readableDate } from '#shared/time.ts';
import type { Schema } from '../store.ts';

/** What a search of the history looks at: who and what was done, and the texts before and after. */
export function searchedText(
  entry: Pick<Schema['history'], 'username' | 'action' | 'account' | 'old' | 'new'>,
): string {
  const { username, action, account } = entry;
  const texts = [entry.old, entry.new].flatMap((text) => (text === null ? [] : textsOf(JSON.parse(text))));
  return searchable([...new Set([username, action, account, ...texts])].filter(Boolean).join(' '));
}

/** The texts of an event or a sermon. */
function textsOf(state: Partial<EventState & SermonState>): string[] {
  const { category, venue, status, preacher, passages, series, notes } = state;
  const day = state.start_date ?? state.date;
  const written = (['title', 'description', 'status_note'] as const).flatMap((name) => [
    state[name],
    state[`${name}_sw`],
  ]);
  const texts = [...written, category, venue, day && readableDate(day), status, preacher, passages, series, notes];
  return texts.filter((text) => text != null);
}
