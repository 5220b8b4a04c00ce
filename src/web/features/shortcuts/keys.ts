import type { PageName } from '#content/pages.ts';
import { isOffered } from '#web/api/backend.ts';
import { deviceText } from '#web/ui/hooks/deviceText.ts';

/** What a key does. */
export type KeyAction = { does: 'list' | 'search' | 'create' } | { does: 'go'; page: PageName };

/** A shortcut: one key, or two in a row with a space between. */
interface StaffKey {
  keys: string;
  label: string;
  action: KeyAction;
}

const allKeys: readonly StaffKey[] = [
  { keys: '?', label: 'Show these keys', action: { does: 'list' } },
  { keys: '/', label: 'Search', action: { does: 'search' } },
  { keys: 'c', label: 'Create an event', action: { does: 'create' } },
  { keys: 'g u', label: 'Go to Upcoming Events', action: { does: 'go', page: 'dashboard' } },
  { keys: 'g e', label: 'Go to Manage Events', action: { does: 'go', page: 'manageEvents' } },
  { keys: 'g w', label: 'Go to This Week', action: { does: 'go', page: 'thisWeek' } },
  { keys: 'g h', label: 'Go to History', action: { does: 'go', page: 'history' } },
  { keys: 'g m', label: 'Go to Messages', action: { does: 'go', page: 'messages' } },
  { keys: 'g p', label: 'Go to Profile', action: { does: 'go', page: 'profile' } },
  { keys: 'g s', label: 'Go to Settings', action: { does: 'go', page: 'settings' } },
];

/** The shortcuts of staff's screens, in the order of the dialog; only those of pages that the backend has. */
export const staffKeys = allKeys.filter(({ action }) => action.does !== 'go' || isOffered(action.page));

/** Keys that also work if the single keys are turned off. */
export const otherKeys: readonly Pick<StaffKey, 'keys' | 'label'>[] = [
  { keys: 'Alt+T', label: 'Go to the newest message at the top right' },
  { keys: 'Esc', label: 'Close a dialog, a menu or a message' },
];

/**
 * Set where the single keys are turned off on this device, for people who use speech input or press keys by accident
 * (WCAG 2.1.4).
 */
export const keysOff = deviceText('keys-off');
