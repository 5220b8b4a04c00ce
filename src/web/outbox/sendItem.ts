import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { api } from '#web/api/api.ts';
import { asCallError, type Failure } from '#web/api/errors.ts';
import type { Done } from '#web/api/parsers.ts';
import type { OutboxItem } from './items.ts';
import type { OutboxStoreApi } from './openOutbox.ts';
import type { Sent } from './outbox.ts';

/** What the mutations of the outbox answer. */
export type Saved = Done & { event?: ChurchEvent | null };

/** Sends an item by the mutation that its screen would use, so that its tags are invalidated as ever. */
export async function sendItem({ dispatch }: OutboxStoreApi, item: OutboxItem): Promise<Sent<Saved>> {
  const { data, error } = await call(dispatch, item);
  return error ? { error: asCallError(error) } : { data: data ?? { message: null }, event: data?.event ?? null };
}

function call(dispatch: OutboxStoreApi['dispatch'], item: OutboxItem): PromiseLike<{ data?: Saved; error?: Failure }> {
  const { key: idempotencyKey } = item;
  const { createEvent, updateEvent, deleteEvent, deleteListedEvent, submitMessage } = api.endpoints;
  switch (item.kind) {
    case 'createEvent':
      return dispatch(createEvent.initiate({ event: item.event, idempotencyKey }, UNTRACKED));
    case 'updateEvent':
      return dispatch(
        updateEvent.initiate(
          {
            id: item.eventId,
            event: item.event,
            idempotencyKey,
            ...(item.version !== undefined && { version: item.version }),
          },
          UNTRACKED,
        ),
      );
    case 'deleteEvent':
      return dispatch(
        (item.listed ? deleteListedEvent : deleteEvent).initiate({ eventId: item.eventId, idempotencyKey }, UNTRACKED),
      );
    case 'contact':
      return dispatch(submitMessage.initiate({ message: item.message, signs: item.signs, idempotencyKey }, UNTRACKED));
  }
}

/** Nothing reads the state of such a call. */
const UNTRACKED = { track: false } as const;
