import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { unanswered } from '#web/api/answers.ts';
import type { Changed } from '#web/api/endpoints/staffEvents.ts';
import { asApiError, type Failure } from '#web/api/errors.ts';
import { hasOutbox, useAppStore } from '#web/outbox/useOutbox.ts';
import { type Change, keepChanges } from './keepChanges.ts';

/** How long a person waits for an answer. */
const PATIENCE_TIMEOUT_MS = 10_000;

/** A change of several events on its way to the server, and a function that stops waiting for it. */
type Sending = Promise<{ data?: Changed | undefined; error?: Failure | undefined }> & { abort: () => void };

/** The result: with neither data nor an error, it waits on this device. */
interface Outcome {
  data?: Changed | undefined;
  error?: Failure | undefined;
}

/** Whether the server may have done the request: no answer came, or only one from a proxy. */
function isLost(failure: Failure): boolean {
  const { kind, status } = asApiError(failure);
  return kind === 'unanswered' || (status !== null && status >= 502);
}

/**
 * Returns a function that changes one or several events. A change that cannot be sent or gets no answer waits on this
 * device, if it can store it.
 */
export function useKeepChanges(): (
  change: Change,
  events: readonly ChurchEvent[],
  send: () => Sending,
) => Promise<Outcome> {
  const store = useAppStore();
  return async (change, events, send) => {
    const keep = async (mayBeDone: boolean): Promise<boolean> =>
      hasOutbox() && keepChanges(store, change, events, mayBeDone);
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
