import type { EventState } from '#shared/history.ts';
import { searchable } from '#shared/searchable.ts';
import type { SermonState } from '#shared/sermons/sermon.ts';
import { readableDate } from '#shared/time.ts';
import type { Schema } from '../schema.ts';

/** What a search of the history looks at: who and what was done, and the texts before and after. */
export function searchedText(
  entry: Pick<Schema['history'], 'username' | 'action' | 'account' | 'old' | 'new'>,
): string {
  const { username, action, account } = entry;
  const texts = [entry.old, entry.new].flatMap((text) => (text === null ? [] : textsOf(JSON.parse(text))));
  return searchable([...new Set([username, action, account, ...texts])].filter(Boolean).join(' '));
}

/** The texts of an event or a sermon. */
const textsOf = (state: Partial<EventState & SermonState>): string[] => {
  const day = state.start_date ?? state.date;
  return [
    state.title,
    state.title_sw,
    state.category,
    state.venue,
    day && readableDate(day),
    state.status,
    state.status_note,
    state.status_note_sw,
    state.description,
    state.description_sw,
    ...[state.preacher, state.passages, state.series, state.notes],
  ].filter((text) => text != null);
};
