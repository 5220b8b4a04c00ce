import type { AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { restorableSince } from '#server/store/events/events.ts';
import { staffDto } from '#server/store/events/heldEvents.ts';
import { listHistory } from '#server/store/events/history.ts';
import { revertToEntry } from '#server/store/events/revertToEntry.ts';
import { revertSchema } from '#shared/events/revert.ts';
import { historyQuerySchema } from '#shared/history.ts';
import { PAGE_SIZE } from '#shared/http/pagination.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { sentences } from '#shared/sentences.ts';
import { withWaiting } from '../held/withWaiting.ts';
import { rowParams } from '../rowParams.ts';
import { expectedVersion, publishedBy } from './changeBy.ts';
import { changeMissing } from './eventMissing.ts';

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

  staff.post(
    staffEndpoints.revertEvent.path,
    { schema: { params: rowParams, body: revertSchema } },
    async (request) => {
      const change = { ...(await publishedBy(request, context)), expected: expectedVersion(request) };
      const { id } = request.params;
      const outcome = await store.write((transaction) => revertToEntry(transaction, id, request.body, change));
      if (!outcome) throw await changeMissing(store.db, id);
      const { event, conflict } = outcome;
      const dto = await staffDto(store.db, event);
      if (conflict) throw new HttpError(412, sentences.eventChanged, { body: { event: dto } });
      return { message: withWaiting(REVERTED, [dto]), changed: [{ id, version: event.version }] };
    },
  );
}
