import { fieldAt, isEditablePage, wordsTitle } from '#content/editable/index.ts';
import { shownOf } from '#server/content/sharedPictures.ts';
import { showingAt, type VersionRow } from '#server/store/content/versions.ts';
import { findEvents } from '#server/store/events/lockEvents.ts';
import { type HeldEventRow, type HeldRow, type HeldWordsRow, isHeldEvent } from '#server/store/held/held.ts';
import type { Connection, EventRow } from '#server/store/store.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { EVENT_LABELS, type EventField } from '#shared/events/event.ts';
import { EXTRA_LABELS, type ExtraField } from '#shared/events/eventLife.ts';
import { fieldWords } from '#shared/events/fieldWords.ts';
import { DRAFT, publishWords } from '#shared/events/publishing.ts';
import type { HeldChange, HeldText } from '#shared/publication/held.ts';
import { readableMoment } from '#shared/time.ts';
import { storedIn } from '../content/contentFields.ts';
import { textsOf } from '../content/publishWords.ts';

/** What waits, as staff see it. Changes of events that were deleted are left out. @param staffId who reads */
export async function heldDtos(
  db: Connection,
  rows: readonly HeldRow[],
  staffId: number,
  now: Date,
): Promise<HeldChange[]> {
  if (rows.length === 0) return [];
  const showing = await showingAt(db, now);
  const events = await findEvents(
    db,
    rows.filter(isHeldEvent).map(({ event_id }) => event_id),
  );
  const byId = new Map(events.map((event) => [event.id, event]));
  const dtos: HeldChange[] = [];
  for (const row of rows) {
    const { id, username, at, why } = row;
    const event = isHeldEvent(row) ? byId.get(row.event_id) : undefined;
    if (isHeldEvent(row) && !event) continue;
    const shown = isHeldEvent(row) ? eventChange(row, event as EventRow) : wordsChange(row, showing, now);
    dtos.push({ id, username, own: row.staff_id === staffId, at, why, ...shown });
  }
  return dtos;
}

type Shown = Pick<HeldChange, 'title' | 'appears' | 'texts' | 'event' | 'words'>;

/** All that people read of a new event; of one that is on the site, what would change. */
function eventChange({ change }: HeldEventRow, event: EventRow): Shown {
  const onSite = event.publish !== DRAFT;
  const next = { ...event, ...change.fields } as EventRow;
  const labels = { ...EVENT_LABELS, ...EXTRA_LABELS } as Record<EventField | ExtraField, string>;
  const texts = (Object.keys(labels) as (EventField | ExtraField)[])
    .filter((name) => name !== 'publish' && (onSite ? next[name] !== event[name] : Boolean(next[name])))
    .map((name) => ({
      label: labels[name],
      text: next[name] ? fieldWords(name, next[name]) : '',
      now: onSite && event[name] ? fieldWords(name, event[name]) : '',
    }));
  if (!onSite && next.previous_venue) texts.push({ label: 'Earlier venue', text: next.previous_venue, now: '' });
  const { id, title, start_date, series, version } = event;
  return {
    title: onSite ? title : next.title,
    texts,
    appears: next.publish ? publishWords(next.publish) : '',
    event: { id, start_date, series, version, onSite },
  };
}

/** What a page's words would be, beside what is on the site. @param showing what is on the site */
function wordsChange({ page, language, change }: HeldWordsRow, showing: readonly VersionRow[], now: Date): Shown {
  const texts: HeldText[] = [];
  for (const { field: name, value } of change.changes) {
    const field = fieldAt(page, name);
    if (!field) continue; // an upgrade took it away
    const stored = { page, field: name, language: storedIn(field, language) };
    texts.push({
      label: field.label,
      text: textsOf(stored, JSON.stringify(value)).join('\n'),
      now: textsOf(stored, shownOf(stored, showing)).join('\n'),
    });
  }
  const { publishAt } = change;
  const changes = change.changes.map(({ field, value = null }) => ({ field, value: value as FieldValue }));
  const names = changes.map(({ field }) => field);
  return {
    title: isEditablePage(page) ? wordsTitle(page, names) : page,
    texts,
    appears: publishAt && publishAt > now.toISOString() ? `From ${readableMoment(publishAt)}` : '',
    words: { page, language, changes },
  };
}
