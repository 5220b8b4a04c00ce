import { useEffect, useSyncExternalStore } from 'react';
import { useLoadedPart } from '../hooks/useLoadedPart.ts';
import { waitingToasts } from './toasts.ts';

const loadStack = () => import('./ToastStack.tsx').then(({ ToastStack }) => ToastStack);
const none: ReturnType<typeof waitingToasts.get> = [];

/** Where toasts appear. What draws them is loaded with the first one (rulings, 20); one that fails waits for the next. */
export function ToastHost({ staff }: { staff: boolean }) {
  const waiting = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.get, () => none);
  const { part: ToastStack, ask } = useLoadedPart(loadStack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast tries again
  useEffect(() => {
    if (waiting.length > 0) void ask();
  }, [waiting]);
  return ToastStack ? <ToastStack waiting={waiting} staff={staff} /> : null;
}
