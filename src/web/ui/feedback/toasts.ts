import { enqueueSnackbar } from 'notistack';
import { newKey } from '../drafts/drafts.ts';

/** A button of a toast, such as Undo. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

declare module 'notistack' {
  interface VariantOverrides {
    success: { actions: readonly ToastAction[] };
    error: { actions: readonly ToastAction[] };
    info: { actions: readonly ToastAction[] };
  }
}

/** How long a toast is shown, on public pages and on staff's (specification, section 9; rulings, 20). */
export const TOAST_TIMEOUT_MS = { site: 2000, staff: 5000 } as const;

/** Shows a toast, from anywhere. Only staff have some with buttons, also on a public page in edit mode. */
export function showToast(
  message: string,
  variant: 'success' | 'error' | 'info' = 'info',
  ...actions: ToastAction[]
): void {
  enqueueSnackbar(message, {
    key: newKey(), // two of the library's own may be alike within a millisecond
    variant,
    actions,
    ...(actions.length > 0 && { autoHideDuration: TOAST_TIMEOUT_MS.staff }),
  });
}
