import CloseIcon from '@mui/icons-material/Close';
import { Alert, Button, GlobalStyles, IconButton, type Theme } from '@mui/material';
import { type CustomContentProps, closeSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import { createContext, type PointerEvent, type Ref, use, useEffect, useRef, useState } from 'react';
import { feedback } from '#words/interface.ts';
import { TOAST_TIMEOUT_MS, type ToastAction } from './toasts.ts';

/** How far a toast is dragged to dismiss it, as a share of its width (rulings, 20). */
const DISMISS_AT = 0.8;

interface ToastContentProps extends Omit<CustomContentProps, 'variant'> {
  variant: 'success' | 'error' | 'info';
  actions: readonly ToastAction[];
  ref?: Ref<HTMLDivElement>;
}

/** Whether toasts are dismissed by dragging them aside. */
const DraggableToasts = createContext(false);

/** One toast: MUI's alert with its buttons. */
function ToastContent({ id, message, variant, actions, style, ref }: ToastContentProps) {
  const draggable = use(DraggableToasts);
  const [offset, setOffset] = useState(0);
  const from = useRef<number | null>(null);
  const toast = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<EventTarget>(null);
  const close = () => {
    const last = focusedBefore.current;
    // Its button had the focus, and is removed.
    if (toast.current?.contains(document.activeElement)) {
      const back = last instanceof HTMLElement && last.isConnected ? last : document.getElementById('main');
      back?.focus({ preventScroll: true });
    }
    closeSnackbar(id);
  };

  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (!draggable || (event.target as Element).closest('button')) return;
    from.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (from.current !== null) setOffset(event.clientX - from.current);
  };
  const end = (event: PointerEvent<HTMLDivElement>) => {
    if (from.current === null) return;
    const far = Math.abs(event.clientX - from.current) >= DISMISS_AT * event.currentTarget.offsetWidth;
    from.current = null;
    setOffset(0);
    if (far) close();
  };

  return (
    <SnackbarContent ref={ref} style={style}>
      <Alert
        ref={toast}
        data-toast
        role={variant === 'error' ? 'alert' : 'status'}
        severity={variant}
        tabIndex={-1}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        // Notistack waits under the pointer alone, so the keyboard's focus comes and goes as one.
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
          currentTarget.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
        }}
        onBlur={({ currentTarget }) => currentTarget.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }))}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        action={
          <>
            {actions.map(({ label, onPress }) => (
              <Button
                key={label}
                size="small"
                sx={{ px: 1.5, minWidth: 44 }}
                onClick={() => {
                  onPress();
                  close();
                }}
              >
                {label}
              </Button>
            ))}
            <IconButton aria-label={feedback.close} onClick={close} sx={{ color: 'inherit' }}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
        style={offset === 0 ? undefined : { transform: `translateX(${offset}px)`, opacity: 0.7 }}
        sx={[looks, draggable && { touchAction: 'pan-y' }]}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
}

const looks = {
  flexWrap: 'wrap', // the buttons stand below the words where both have no room in a line
  alignItems: 'center',
  width: '100%',
  py: 0.25,
  borderLeftWidth: 5,
  bgcolor: 'background.paper',
  boxShadow: 6,
  '& .MuiAlert-message': { flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere', fontSize: '1rem' },
  '& .MuiAlert-action': { alignItems: 'center', p: 0, mr: 0 },
} as const;

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
