/** One toast to be shown. */
export interface Toast {
  id: number;
  message: string;
  variant: 'success' | 'error' | 'info';
  actions: readonly ToastAction[];
}

/** A button of a toast, such as Undo. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

type Listener = () => void;

let waiting: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function tell(next: readonly Toast[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, from anywhere. It waits here until the code that shows toasts has loaded. */
export function showToast(message: string, variant: Toast['variant'] = 'info', ...actions: ToastAction[]): void {
  lastId += 1;
  tell([...waiting, { id: lastId, message, variant, actions }]);
}

/** The toasts that are not shown yet, for `useSyncExternalStore`. */
export const waitingToasts = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => waiting,
  /** Removes toasts that are shown. */
  take: (shown: readonly Toast[]) => tell(waiting.filter((toast) => !shown.includes(toast))),
};
