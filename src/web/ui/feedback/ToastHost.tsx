import { useEffect, useSyncExternalStore } from 'react';
import { useLoadedPart } from '../loading/useLoadedPart.ts';
import { waitingToasts } from './toasts.ts';

/** Loads what shows toasts. */
export const loadToasts = () => import('./ToastStack.tsx').then(({ ToastStack }) => ToastStack);
const none: ReturnType<typeof waitingToasts.get> = [];

/**
 * Where toasts appear. Their code is loaded with the first one (rulings, 20), and again with the next if that fails.
 * Staff's screens load it ahead, so that a toast also appears without a network.
 */
export function ToastHost({ staff }: { staff: boolean }) {
  const waiting = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.get, () => none);
  const { part: ToastStack, ask } = useLoadedPart(loadToasts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast tries again
  useEffect(() => {
    if (waiting.length > 0) void ask();
  }, [waiting]);
  return ToastStack ? <ToastStack waiting={waiting} staff={staff} /> : null;
}
