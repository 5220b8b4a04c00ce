import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { addressOf, allSeen, type Kept, renewSeen } from '#web/api/kept/seenStore.ts';
import type { WorkerSession } from '#web/outbox/sending/workerSession.ts';

/** The stored answers that outbox items change. */
const CHANGED: readonly string[] = [
  endpoints.listEvents.path,
  staffEndpoints.listDrafts.path,
  staffEndpoints.listMessages.path,
];

/**
 * Fetches staff's stored answers again after their items were sent: otherwise an item that no longer waits would be in
 * no list.
 */
export async function renewLastSeen({ account, accessToken }: WorkerSession): Promise<void> {
  const newer: Kept[] = [];
  for (const kept of await allSeen(account)) {
    const { path, address } = addressOf(kept);
    if (!CHANGED.includes(path)) continue;
    const headers = path === endpoints.listEvents.path ? undefined : { authorization: `Bearer ${accessToken}` };
    const answer = await fetch(address, headers && { headers });
    if (answer.ok) newer.push({ ...kept, answer: await answer.json(), at: new Date().toISOString() });
  }
  await renewSeen(newer);
}
