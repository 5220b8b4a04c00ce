import { type ReactNode, useDeferredValue } from 'react';

/** Renders its children one frame later, so that the frame of a dialog appears at once. */
export function NextFrame({ children, placeholder = null }: { children: ReactNode; placeholder?: ReactNode }) {
  return useDeferredValue(true, false) ? children : placeholder;
}
