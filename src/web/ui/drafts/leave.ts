import { createContext, useContext } from 'react';

/**
 * Leaves a screen, or closes a form, other than by a link. Asks first if typed text on it is not saved.
 *
 * @param lost asks in any case, and says what is lost
 */
export type Leave = (go: () => void, lost?: string) => void;

export const LeaveContext = createContext<Leave>((go) => go());

export const useLeave = (): Leave => useContext(LeaveContext);
