import { type EditablePage, fieldAt, isEditablePage, wordsTitle } from '#content/editable/index.ts';
import { rowOf, shownOf } from '#server/content/sharedPictures.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import { holdContent, showingAt, type VersionRow } from '#server/store/content/versions.ts';
import { findEvents, lockEvents } from '#server/store/events/eventRows.ts';
import { updateEvent } from '#server/store/events/events.ts';
import {
  confirmTexts,
  decideHeld,
  dropHeld,
  findDecision,
  type HeldEventRow,
  type HeldRow,
  type HeldWordsRow,
  isHeldEvent,
  listHeld,
} from '#server/store/held/held.ts';
import type { Connection, EventRow } from '#server/store/store.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { EVENT_LABELS, type EventField } from '#shared/events/event.ts';
import { EXTRA_LABELS, type ExtraField } from '#shared/events/eventLife.ts';
import { fieldWords } from '#shared/events/fieldWords.ts';
import { publishWords as appearsWords, DRAFT } from '#shared/events/publishing.ts';
import { fieldsOf } from '#shared/events/series/seriesChange.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import {
  type HeldAnswer,
  type HeldChange,
  type HeldText,
  heldNoSchema,
  heldYesSchema,
} from '#shared/publication/held.ts';
import { readableMoment } from '#shared/time.ts';
import { storedIn } from '../content/content.ts';
import { changesHeld, publishWords, textsOf } from '../content/publishWords.ts';
import { knownTexts, staffWrites } from '../staffWrites.ts';

const CHANGED = 'It has changed meanwhile: look at it again.';

/** Why there is nothing to decide any more. */
async function overWords(transaction: Connection, ids: readonly number[]): Promise<string> {
  const { answer, decided_by: by } = (await findDecision(transaction, ids)) ?? {};
  if (!answer) return CHANGED;
  return `${by} has said ${answer} meanwhile: it ${answer === 'yes' ? 'is on the site, or will be at its hour' : 'does not come on the site'}.`;
}

const OTHERS = 'Only an owner, or who asked for it, may withdraw this.';

/** What waits for an owner's yes: all staff read it, and withdraw their own. */
export function registerHeld(staff: App, context: AppContext): void {
  const { store, now } = context;

  staff.get(staffEndpoints.listHeld.path, async (request): Promise<HeldAnswer> => {
    const { staff_id } = sessionOfRequest(request);
    const rows = await listHeld(store.db);
    return { held: await heldDtos(store.db, rows, staff_id, now()), known: await knownTexts(context) };
  });

  staffWrites(staff, context)(
    staffEndpoints.deleteHeld,
    { body: heldNoSchema },
    async (transaction, change, { body }) => {
      const ids = [...new Set(body.ids)];
      const rows = (await listHeld(transaction)).filter(({ id }) => ids.includes(id));
      const isOwn = rows.every((row) => row.staff_id === change.staff_id);
      if (!isOwn && change.editor) throw new HttpError(403, OTHERS);
      const ended = isOwn
        ? await dropHeld(transaction, ids)
        : (await decideHeld(transaction, ids, 'no', change)).length;
      if (ended < ids.length) throw new HttpError(404, await overWords(transaction, ids));
      return { message: 'It does not come on the site.' };
    },
  );
}

/** An owner's yes. */
export function registerHeldYes(owners: App, context: AppContext): void {
  staffWrites(owners, context)(
    staffEndpoints.confirmHeld,
    { body: heldYesSchema },
    async (transaction, by, { body }) => {
      for (const { id, at, version } of body.held) {
        // Locked as a change of it does, before what waits of it.
        const seen = (await listHeld(transaction)).filter(isHeldEvent).find((one) => one.id === id);
        if (seen) await lockEvents(transaction, 'id', [seen.event_id]);
        else await holdContent(transaction);
        // First: an event's own update ends what waits of it.
        const [row] = await decideHeld(transaction, [id], 'yes', by);
        if (row?.at !== at) throw new HttpError(409, row ? CHANGED : await overWords(transaction, [id]));
        if (isHeldEvent(row)) await putEvent(transaction, row, version, by.now);
        else await putWords(transaction, row, by.now);
        await confirmTexts(transaction, row.why, by);
      }
      return { message: 'It is on the site, or will be at its hour.' };
    },
  );
}

/** @throws HttpError 409 if the event is not as it was seen */
async function putEvent(transaction: Connection, row: HeldEventRow, seen: number | undefined, now: Date) {
  const [event] = await lockEvents(transaction, 'id', [row.event_id]);
  if (!event || event.deleted_at !== null || event.version !== seen) throw new HttpError(409, CHANGED);
  const { fields, withSeries } = row.change;
  const change = { username: row.username, now, withSeries };
  await updateEvent(transaction, event, { ...fieldsOf(event), ...fields }, change);
}

/** @throws HttpError 409 if the site no longer has any of the fields */
async function putWords(transaction: Connection, row: HeldWordsRow, now: Date): Promise<void> {
  const { language, staff_id, username, change } = row;
  const page = row.page as EditablePage;
  const asked = new Date(change.publishAt ?? now);
  const publishAt = asked > now ? asked : now;
  const showing = await showingAt(transaction, now);
  // The owner saw what is on the site now beside it.
  const changes = changesHeld(row).map((one) => ({ ...one, base: rowOf(one, showing)?.id ?? 0 }));
  if (changes.length === 0) throw new HttpError(409, CHANGED);
  await publishWords(transaction, { page, language, changes, publishAt }, { username, staff_id, now });
}

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
    appears: next.publish ? appearsWords(next.publish) : '',
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
