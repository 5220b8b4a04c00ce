import { sermonSchema } from '#shared/sermons/sermon.ts';
import { staffSermonsApi } from '#web/api/endpoints/staffSermons.ts';
import { nowIn, staffApiError } from '#web/api/errors.ts';
import type { OutboxStoreApi } from '#web/outbox/storeApi.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';

const { listStaffSermons, saveSermon } = staffSermonsApi.endpoints;

/** How often somebody else may change the sermon in between. */
const MAX_TRIES = 3;

/**
 * Gives a recording to a sermon that was saved while it was on its way; nothing else of the sermon changes.
 *
 * @returns the sermon's title
 * @throws an Error with a sentence
 */
export async function attachSound({ dispatch }: OutboxStoreApi, sermonId: number, sound: string): Promise<string> {
  const list = await dispatch(listStaffSermons.initiate(undefined, { forceRefetch: true, subscribe: false }));
  if (list.error) throw new Error(staffApiError(list.error));
  let sermon = list.data?.find(({ id }) => id === sermonId);
  for (let tries = 0; sermon && tries < MAX_TRIES; tries += 1) {
    const { title } = sermon;
    const input = { ...sermonSchema.cast(sermon, { stripUnknown: true }), sound };
    const save = { kind: 'saveSermon' as const, sermon: input, base: sermon, key: newKey() };
    const { error } = await dispatch(saveSermon.initiate(save, { track: false }));
    if (!error) return title;
    const now = nowIn<typeof sermon>(error);
    if (!now) throw new Error(staffApiError(error));
    sermon = now;
  }
  throw new Error('Its sermon is no longer there.');
}
