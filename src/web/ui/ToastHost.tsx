import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { waitingToasts } from './toasts.ts';

const ToastStack = lazy(() => import('./ToastStack.tsx').then((module) => ({ default: module.ToastStack })));
const none: ReturnType<typeof waitingToasts.get> = [];

/** Where toasts appear. What draws them is loaded with the first one (rulings, 20). */
export function ToastHost({ staff }: { staff: boolean }) {
  const waiting = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.get, () => none);
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (waiting.length > 0) setNeeded(true);
  }, [waiting]);
  return needed ? (
    <Suspense fallback={null}>
      <ToastStack waiting={waiting} staff={staff} />
    </Suspense>
  ) : null;
}
