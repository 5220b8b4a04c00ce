import { createContext, useContext, useEffect, useId } from 'react';
import { isRefused } from './drafts.ts';

/** What is unsaved on screen, and whether a draft keeps it. */
const unsaved = new Map<string, boolean>();

/** Whether there is unsaved text on screen. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** What becomes of the unsaved text on screen when it is left. */
export const leaveWords = (): string =>
  [...unsaved.values()].every(Boolean) && !isRefused()
    ? 'What you typed is kept on this device and comes back when you open this form again.'
    : 'What you typed here has not been saved.';

/** While `dirty` is true, leaving the screen or closing the tab asks first. @param kept whether a draft keeps it */
export function useUnsaved(dirty: boolean, kept = false): void {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    unsaved.set(id, kept);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(id);
      removeEventListener('beforeunload', ask);
    };
  }, [dirty, id, kept]);
}

/** The question before something is left. */
export const LEAVE_QUESTION = { title: 'Leave without saving?', no: 'Keep editing', yes: 'Leave' };

/**
 * Leaves a screen, or closes a form, other than by a link. Asks first if typed text on it is not saved.
 *
 * @param lost asks in any case, and says what is lost
 */
export type Leave = (go: () => void, lost?: string, question?: typeof LEAVE_QUESTION) => void;

export const LeaveContext = createContext<Leave>((go) => go());

export const useLeave = (): Leave => useContext(LeaveContext);
