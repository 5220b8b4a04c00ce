import type { EditablePage } from '#content/editable/index.ts';
import { rowOf } from '#server/content/sharedPictures.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import { holdContent, showingAt } from '#server/store/content/versions.ts';
import { updateEvent } from '#server/store/events/events.ts';
import { lockEvents } from '#server/store/events/lockEvents.ts';
import { confirmTexts } from '#server/store/held/confirmed.ts';
import {
  decideHeld,
  dropHeld,
  findDecision,
  type HeldEventRow,
  type HeldWordsRow,
  isHeldEvent,
  listHeld,
} from '#server/store/held/held.ts';
import type { Connection } from '#server/store/store.ts';
import { fieldsOf } from '#shared/events/series/seriesChange.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { type HeldAnswer, heldNoSchema, heldYesSchema } from '#shared/publication/held.ts';
import { changesHeld, publishWords } from '../content/publishWords.ts';
import { staffWrites } from '../staffWrites.ts';
import { heldDtos } from './heldDtos.ts';
import { knownTexts } from './knownTexts.ts';

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
  const write = staffWrites(context);

  staff.get(staffEndpoints.listHeld.path, async (request): Promise<HeldAnswer> => {
    const { staff_id } = sessionOfRequest(request);
    const rows = await listHeld(store.db);
    return { held: await heldDtos(store.db, rows, staff_id, now()), known: await knownTexts(context) };
  });

  staff.post(staffEndpoints.deleteHeld.path, { schema: { body: heldNoSchema } }, (request, reply) =>
    write(request, reply, async (transaction, { staff_id, username, now: at }) => {
      const ids = [...new Set(request.body.ids)];
      const rows = (await listHeld(transaction)).filter(({ id }) => ids.includes(id));
      const isOwn = rows.every((row) => row.staff_id === staff_id);
      if (!isOwn && sessionOfRequest(request).role !== 'owner') throw new HttpError(403, OTHERS);
      const ended = isOwn
        ? await dropHeld(transaction, ids)
        : (await decideHeld(transaction, ids, 'no', { username, now: at })).length;
      if (ended < ids.length) throw new HttpError(404, await overWords(transaction, ids));
      return { message: 'It does not come on the site.' };
    }),
  );
}

/** An owner's yes. */
export function registerHeldYes(owners: App, context: AppContext): void {
  const write = staffWrites(context);
  owners.post(staffEndpoints.confirmHeld.path, { schema: { body: heldYesSchema } }, (request, reply) =>
    write(request, reply, async (transaction, { username, now }) => {
      const by = { username, now };
      for (const { id, at, version } of request.body.held) {
        // Locked as a change of it does, before what waits of it.
        const seen = (await listHeld(transaction)).filter(isHeldEvent).find((one) => one.id === id);
        if (seen) await lockEvents(transaction, 'id', [seen.event_id]);
        else await holdContent(transaction);
        // First: an event's own update ends what waits of it.
        const [row] = await decideHeld(transaction, [id], 'yes', by);
        if (row?.at !== at) throw new HttpError(409, row ? CHANGED : await overWords(transaction, [id]));
        if (isHeldEvent(row)) await putEvent(transaction, row, version, now);
        else await putWords(transaction, row, now);
        await confirmTexts(transaction, row.why, by);
      }
      return { message: 'It is on the site, or will be at its hour.' };
    }),
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
