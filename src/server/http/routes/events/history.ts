import { sessionOfRequest } from '#server/http/plugins/requireStaff.ts';
import type { App } from '#server/http/plugins/validation.ts';
import type { Store } from '#server/store/connect.ts';
import { restorableSince } from '#server/store/events/events.ts';
import { listHistory } from '#server/store/events/history.ts';
import { historyQuerySchema } from '#shared/history.ts';
import { PAGE_SIZE } from '#shared/http/pagination.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';

/** Who changed which event or account and when. Editors see of accounts only their own. */
export function registerHistory(staff: App, { store, now }: { store: Store; now: () => Date }): void {
  staff.get(staffEndpoints.listHistory.path, { schema: { querystring: historyQuerySchema } }, (request) => {
    const { before, limit = PAGE_SIZE } = request.query;
    const { role, username } = sessionOfRequest(request);
    const accountsOf = role === 'owner' ? undefined : username;
    return listHistory(store.db, { before, limit, restorableSince: restorableSince(now()), accountsOf });
  });
}
