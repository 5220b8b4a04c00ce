import { ownDraft } from '#web/auth/useOwnDraft.ts';
import { forgetKeptSounds } from '#web/entities/sermon/keptSounds.ts';
import { draftsOf, forgetDraft, waitingText } from '#web/ui/drafts/drafts.ts';
import { safeLocal, safeSession } from '#web/ui/hooks/deviceText.ts';

/** The prefix of the local storage keys of the names at a door; the event's id follows. */
export const NAMES_AT_DOOR = 'names-at-door-';

/** The prefix of the session storage keys of the chats that were opened from a list; the event's id follows. */
export const CHATS_OPENED = 'sign-up-chats-';

/** Whether something that an account typed on this device is not saved, and does not wait to be sent. */
export const hasTyped = (account: string | null): boolean =>
  draftsOf(ownDraft(account, '')).some((name) => waitingText(name) === null);

/**
 * Deletes from the browser's storage what an account typed and did not save, and the names that it saw at a door.
 * What waits for the network stays. The store deletes the token and what staff's screens showed (web/app/store.ts).
 */
export function forgetStaffStorage(account: string | null): void {
  const owner = ownDraft(account, '');
  for (const name of draftsOf(owner)) forgetDraft(name, 'app');
  void forgetKeptSounds(owner);
  for (const [storage, prefix] of [
    [safeLocal, NAMES_AT_DOOR],
    [safeSession, CHATS_OPENED],
  ] as const) {
    for (const key of storage.keys()) if (key.startsWith(prefix)) storage.set(key, null);
  }
}
