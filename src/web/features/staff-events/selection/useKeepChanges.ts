import { useStore } from 'react-redux';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { unanswered } from '#web/api/answers.ts';
import type { Changed } from '#web/api/endpoints/severalEvents.ts';
import { asApiError, type Failure } from '#web/api/errors.ts';
import type { OutboxStoreApi } from '#web/outbox/openOutbox.ts';
import { hasOutbox } from '#web/outbox/useOutbox.ts';
import type { Change } from './keepChanges.ts';

/** Loads what keeps changes, before there may be no network. */
export const loadKeepChanges = () => import('./keepChanges.ts');

/** A person is not kept waiting for an answer longer than this. */
const PATIENCE_TIMEOUT_MS = 10_000;

/** A change of several events on its way to the server, and how to stop waiting for it. */
type Sending = Promise<{ data?: Changed | undefined; error?: Failure | undefined }> & { abort: () => void };

/** What became of it: with neither data nor an error it waits on this device. */
interface Outcome {
  data?: Changed | undefined;
  error?: Failure | undefined;
}

/** Whether it is not known what became of a request: no answer came, or only that the server is not there just now. */
function isLost(failure: Failure): boolean {
  const { kind, status } = asApiError(failure);
  return kind === 'unanswered' || (status !== null && status >= 502);
}

/**
 * Returns a function that changes one or several events. What cannot be sent, or is not answered, waits on this device
 * where that can be.
 */
export function useKeepChanges(): (
  change: Change,
  events: readonly ChurchEvent[],
  send: () => Sending,
) => Promise<Outcome> {
  const store = useStore() as unknown as OutboxStoreApi;
  return async (change, events, send) => {
    const keep = async (mayBeDone: boolean): Promise<boolean> => {
      const loaded = hasOutbox() ? await loadKeepChanges().catch(() => undefined) : undefined;
      return loaded ? loaded.keepChanges(store, change, events, mayBeDone) : false;
    };
    if (!navigator.onLine && (await keep(false))) return {};
    const sending = send();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = hasOutbox();
      if (isLate) sending.abort();
    }, PATIENCE_TIMEOUT_MS);
    const { data, error } = await sending;
    clearTimeout(timer);
    if (!error) return { data };
    const failure = isLate ? unanswered() : error;
    return isLost(failure) && (await keep(true)) ? {} : { error: failure };
  };
}
