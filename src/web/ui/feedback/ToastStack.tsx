import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { ToastContent } from './ToastContent.tsx';
import { type Toast, waitingToasts } from './toasts.ts';

/** How long a toast is shown, on public pages and on staff's (specification, section 9; rulings, 20). */
const TOAST_TIMEOUT_MS = { site: 2000, staff: 5000 } as const;

declare module 'notistack' {
  interface VariantOverrides {
    toast: { variantOf: Toast['variant']; actions: Toast['actions']; draggable: boolean };
  }
}

const components = { toast: ToastContent };

/** The stack of toasts, top right. On staff's screens Alt+T focuses the newest one. */
export function ToastStack({ waiting, staff }: { waiting: readonly Toast[]; staff: boolean }) {
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const toast of waiting) {
      enqueueSnackbar({
        key: toast.id,
        message: toast.message,
        variant: 'toast',
        variantOf: toast.variant,
        actions: toast.actions,
        draggable: staff,
        // Only staff have toasts with Undo, also on a public page in edit mode.
        autoHideDuration: TOAST_TIMEOUT_MS[staff || toast.actions.length > 0 ? 'staff' : 'site'],
      });
    }
    waitingToasts.take(waiting);
  }, [waiting, staff]);

  useEffect(() => {
    if (!staff) return;
    const focusToasts = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      const newest = document.querySelector<HTMLElement>('[data-toast]');
      if (!newest) return;
      event.preventDefault();
      newest.focus();
    };
    addEventListener('keydown', focusToasts);
    return () => removeEventListener('keydown', focusToasts);
  }, [staff]);

  return (
    <>
      <GlobalStyles styles={belowBars} />
      <SnackbarProvider
        Components={components}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        maxSnack={4}
        disableWindowBlurListener={!staff}
        classes={{ containerRoot: 'toasts no-print' }}
      />
    </>
  );
}

/** On a phone a toast is as wide as the screen: there it stands below the bar, and below a dialog's title. */
const belowBars = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: { '.toasts.toasts': { top: 'calc(3rem + 32px)' } },
});
