import { sessionOfRequest } from '#server/plugins/staffGate.ts';
import type { App } from '#server/plugins/validation.ts';
import type { Store } from '#server/store/connect.ts';
import { restorableSince } from '#server/store/events.ts';
import { listHistory } from '#server/store/history.ts';
import { historyQuerySchema } from '#shared/history.ts';
import { PART } from '#shared/parts.ts';
import { staffCalls } from '#shared/staffCalls.ts';

/** Who changed which event or account and when; registered behind the staff's gate. Editors read of accounts only their own. */
export function registerHistory(staff: App, { store, now }: { store: Store; now: () => Date }): void {
  staff.get(staffCalls.listHistory.path, { schema: { querystring: historyQuerySchema } }, (request) => {
    const { before, limit = PART.usual } = request.query;
    const { role, username } = sessionOfRequest(request);
    const accountsOf = role === 'owner' ? undefined : username;
    return listHistory(store.db, { before, limit, restorableSince: restorableSince(now()), accountsOf });
  });
}
