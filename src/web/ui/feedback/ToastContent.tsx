import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type CustomContentProps, closeSnackbar, SnackbarContent } from 'notistack';
import { type PointerEvent, type Ref, useRef, useState } from 'react';
import { feedback } from '#words/interface.ts';
import type { ToastAction } from './toasts.ts';

const icons = { success: CheckCircleIcon, error: ErrorIcon, info: InfoIcon };

/** How far a toast is dragged to dismiss it, as a share of its width (rulings, 20). */
const DISMISS_AT = 0.8;

interface ToastContentProps extends Omit<CustomContentProps, 'variant'> {
  variant: 'success' | 'error' | 'info';
  actions: readonly ToastAction[];
  /** Whether it is dismissed by dragging it aside. */
  draggable?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** One toast: icon, text, action, close button. */
export function ToastContent({ id, message, variant, actions, draggable = false, style, ref }: ToastContentProps) {
  const [offset, setOffset] = useState(0);
  const from = useRef<number | null>(null);
  const Icon = icons[variant];
  const close = () => closeSnackbar(id);

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
    <SnackbarContent ref={ref} style={style} role={variant === 'error' ? 'alert' : 'status'}>
      <Box
        data-toast
        tabIndex={-1}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        style={{
          transform: offset === 0 ? undefined : `translateX(${offset}px)`,
          opacity: offset === 0 ? undefined : 0.7,
        }}
        sx={{
          position: 'relative',
          display: 'flex',
          flexWrap: 'wrap', // the buttons stand below the words where both have no room in a line
          alignItems: 'center',
          columnGap: 1.25,
          width: '100%',
          pl: { xs: 1.5, sm: 2 },
          pr: 5.5, // the close button
          py: 0.5,
          borderRadius: 3,
          border: 1,
          borderColor: 'divider',
          borderLeft: 5,
          borderLeftColor: `${variant}.main`,
          bgcolor: 'background.paper',
          color: 'text.primary',
          boxShadow: 6,
          touchAction: draggable ? 'pan-y' : undefined,
        }}
      >
        <Box sx={{ flex: '1 1 12rem', minWidth: 0, py: 1, display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <Icon color={variant} aria-hidden />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', fontSize: { xs: '0.9375rem', sm: '1rem' } }}>{message}</Box>
        </Box>
        {actions.length > 0 ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', ml: 'auto' }}>
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
          </Box>
        ) : null}
        <IconButton aria-label={feedback.close} onClick={close} sx={{ position: 'absolute', top: 4, right: 2 }}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </SnackbarContent>
  );
}
