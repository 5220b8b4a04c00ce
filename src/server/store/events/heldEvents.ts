import type { EventInput } from '#shared/events/event.ts';
import { DRAFT } from '#shared/events/publishing.ts';
import { eventTexts, isEventText } from '#shared/publication/eventTexts.ts';
import { type Finding, newFindings, reasonWords, stillFound } from '#shared/publication/findings.ts';
import { dropHeld, findHeldEvent, isHeldEvent, listHeld } from '../held/held.ts';
import type { ChangeContext, Connection, EventRow } from '../store.ts';
import { type EventDto, eventDto, FILLED_IN } from './eventRows.ts';

type Texts = Parameters<typeof eventTexts>[0] & { publish?: string | null | undefined };

/**
 * What an owner has to see before an event is as `next`. Nothing for owners, for drafts, and for what is on the site
 * already.
 *
 * @param before the event as it is; a draft was never checked
 */
export function heldBack(before: Texts | undefined, next: Texts, { editor }: ChangeContext): Finding[] {
  if (!editor || next.publish === DRAFT) return [];
  const onSite = before && before.publish !== DRAFT ? eventTexts(before) : [];
  return newFindings(eventTexts(next), onSite, editor.known);
}

/**
 * Of fields that have to wait, those that are on the site at once: where they say what becomes of the event (cancelled,
 * moved …) all but the texts with a finding, since people go by it.
 */
export function atOnce(old: EventRow, fields: Partial<EventRow>, change: ChangeContext): Partial<EventRow> {
  if (fields.status === undefined || fields.status === old.status) return {};
  const harmless = (some: Partial<EventRow>) => heldBack(old, { ...old, ...some }, change).length === 0;
  const each = Object.entries(fields).filter(([name, value]) => harmless({ [name]: value }));
  // What is found may be spread over several texts.
  const left = harmless(Object.fromEntries(each)) ? each : each.filter(([name]) => !isEventText(name));
  return Object.fromEntries(left);
}

/**
 * Ends what waited of an event after a change of it; of fields that were not changed it goes on waiting, for the reasons
 * that are left.
 *
 * @param event the event after the change
 */
export async function followChange(
  transaction: Connection,
  event: EventRow,
  changed: Partial<EventInput>,
): Promise<void> {
  const held = await findHeldEvent(transaction, event.id);
  if (!held) return;
  const left = Object.entries(held.change.fields).filter(([name]) => !Object.hasOwn(changed, name));
  if (left.length === 0) {
    await dropHeld(transaction, [held.id]);
    return;
  }
  const change = { ...held.change, fields: Object.fromEntries(left) };
  const why = stillFound(held.why, eventTexts({ ...event, ...change.fields }));
  await transaction
    .updateTable('held_changes')
    .set({ change: JSON.stringify(change), why: JSON.stringify(why) })
    .where('id', '=', held.id)
    .execute();
}

/** The fields that a change gives another value. */
export function changedFields(old: EventRow, input: Partial<EventInput>): Partial<EventInput> {
  const names = FILLED_IN.filter((name) => input[name] !== undefined && input[name] !== old[name]);
  return Object.fromEntries(names.map((name) => [name, input[name]]));
}

/**
 * What an edit of the whole event asks for: fields that it leaves out stay as the held change has them. Of an owner they
 * stay as they are on the site, and go on waiting: the owner may not have seen them.
 */
export async function askedFor(
  transaction: Connection,
  id: number,
  input: EventInput,
  { editor }: ChangeContext,
): Promise<EventInput> {
  const held = editor ? (await findHeldEvent(transaction, id))?.change.fields : undefined;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  return { ...held, ...given } as EventInput;
}

/** Events as staff see them: with the changes that wait for an owner's yes. */
export async function staffDtos(db: Connection, rows: readonly EventRow[]): Promise<EventDto[]> {
  const held = (await listHeld(db)).filter(isHeldEvent);
  const byEvent = new Map(held.map((row) => [row.event_id, row]));
  return rows.map((row) => {
    const waiting = byEvent.get(row.id);
    if (!waiting) return eventDto(row);
    const { publish, ...fields } = waiting.change.fields;
    const waits = reasonWords(waiting.why);
    // A draft stays one on staff's screens until the yes.
    if (row.publish === DRAFT)
      return { ...eventDto({ ...row, ...fields } as EventRow), waits, waits_publish: publish ?? '' };
    return { ...eventDto({ ...row, ...waiting.change.fields } as EventRow), waits };
  });
}

/** One event as staff see it. */
export async function staffDto(db: Connection, row: EventRow): Promise<EventDto> {
  const [dto] = await staffDtos(db, [row]);
  return dto as EventDto;
}
