import { GlobalStyles, type Theme } from '@mui/material';
import { SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { DraggableToasts, ToastContent } from './ToastContent.tsx';
import { TOAST_TIMEOUT_MS } from './toasts.ts';

/** One component everywhere: a toast stays as it is when a person leaves staff's screens. */
const COMPONENTS = { success: ToastContent, error: ToastContent, info: ToastContent };

/** Where toasts appear, top right. On staff's screens Alt+T focuses the newest one. */
export function ToastHost({ staff }: { staff: boolean }) {
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
    <DraggableToasts value={staff}>
      <GlobalStyles styles={belowBars} />
      <SnackbarProvider
        Components={COMPONENTS}
        autoHideDuration={TOAST_TIMEOUT_MS[staff ? 'staff' : 'site']}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        maxSnack={4}
        disableWindowBlurListener={!staff}
        classes={{ containerRoot: 'toasts no-print' }}
      />
    </DraggableToasts>
  );
}

/** On a phone a toast is as wide as the screen: there it stands below the bar, and below a dialog's title. */
const belowBars = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: { '.toasts.toasts': { top: 'calc(3rem + 32px)' } },
});
