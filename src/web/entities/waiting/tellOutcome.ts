import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { eventsApi } from '#web/api/endpoints/events.ts';
import { type Failure, sessionEnded, staffApiError } from '#web/api/errors.ts';
import type { Done } from '#web/api/requests.ts';
import type { Submitted } from '#web/outbox/openOutbox.ts';
import { newKey } from '#web/ui/drafts/drafts.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

interface Outcome extends Pick<Submitted, 'waits'> {
  data?: { message?: string | null } | null | undefined;
  error?: Failure | undefined;
}

interface TellOptions {
  /** The words of the specification for a failure. */
  errorOf?: (failure: Failure) => string;
  /** For a button of the toast. */
  undo?: (() => unknown) | undefined;
  /** For a button of the toast after a failure. */
  again?: () => unknown;
}

/**
 * Says in a toast what came of a change: that it waits, what was done, or why it failed. Of a session that has ended the
 * login says enough (rulings, 28).
 *
 * @param done the words for a success, given the server's message or null; a text is for where there is none, and null
 * shows no toast
 * @returns whether it is done, or waits
 */
export function tellOutcome(
  { data, error, waits }: Outcome,
  done: string | null | ((told: string | null) => string),
  { errorOf, undo, again }: TellOptions = {},
): boolean {
  const button = (label: string, does?: () => unknown) => (does ? [{ label, onPress: () => void does() }] : []);
  const told = data?.message ?? null;
  if (waits) showToast(waits(errorOf), 'info', ...button('Undo', undo));
  else if (error && !sessionEnded(error))
    showToast((errorOf ?? staffApiError)(error), 'error', ...button('Try again', again));
  else if (!error && done !== null)
    showToast(typeof done === 'string' ? (told ?? done) : done(told), 'success', ...button('Undo', undo));
  return !error;
}

/** The events and versions of a request. */
export const versionsOf = (events: readonly ChurchEvent[]): EventVersion[] =>
  events.map(({ id, version = 1 }) => ({ id: Number(id), version }));

/** Returns a function that shows a toast about changed events, whose *Undo* reverts all of them. */
export function useChangedToast(): (done: Done & { changed?: EventVersion[] }, words?: string) => void {
  const [undo] = eventsApi.useUndoEventsMutation();
  return ({ message, changed = [] }, words = message ?? 'Saved.') => {
    const idempotencyKey = newKey();
    const bringBack = async (): Promise<unknown> =>
      tellOutcome(await undo({ events: changed, idempotencyKey }), 'Everything is as it was before.', {
        again: bringBack,
      });
    tellOutcome({}, words, { undo: changed.length > 0 ? bringBack : undefined });
  };
}
