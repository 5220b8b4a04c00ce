import { type ReactNode, useDeferredValue } from 'react';

/** Renders what is in it after what is around it, so that the frame of a dialog answers the press at once. */
export function NextFrame({ children, placeholder = null }: { children: ReactNode; placeholder?: ReactNode }) {
  return useDeferredValue(true, false) ? children : placeholder;
}
