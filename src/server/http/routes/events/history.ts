import type { App, AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { revertToEntry } from '#server/store/events/bulkEvents.ts';
import { restorableSince } from '#server/store/events/events.ts';
import { staffDto } from '#server/store/events/heldEvents.ts';
import { listHistory } from '#server/store/events/history.ts';
import { historyQuerySchema, revertSchema } from '#shared/history.ts';
import { PAGE_SIZE } from '#shared/http/rows.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { rowParams } from '../../validation.ts';
import { staffWrites, withWaiting } from '../staffWrites.ts';
import { changeMissing, eventSeen } from './eventMissing.ts';

const REVERTED = 'The event is again as it was.';

/** Who changed which event or account and when, and the way back. Editors see of accounts only their own. */
export function registerHistory(staff: App, context: AppContext): void {
  const { store, now } = context;
  staff.get(staffEndpoints.listHistory.path, { schema: { querystring: historyQuerySchema } }, (request) => {
    const { search, before, limit = PAGE_SIZE } = request.query;
    const { role, username } = sessionOfRequest(request);
    const accountsOf = role === 'owner' ? undefined : username;
    return listHistory(store.db, { search, before, limit, restorableSince: restorableSince(now()), accountsOf });
  });

  const reverting = { params: rowParams, body: revertSchema };
  staffWrites(staff, context)(staffEndpoints.revertEvent, reverting, async (transaction, change, request) => {
    const { id } = request.params;
    const seen = await eventSeen(transaction, id, request);
    const reverted = await revertToEntry(transaction, seen, request.body, change);
    if (!reverted) throw await changeMissing(transaction, id);
    const event = await staffDto(transaction, reverted);
    return { message: withWaiting(REVERTED, [event]), changed: [{ id, version: event.version }] };
  });
}
