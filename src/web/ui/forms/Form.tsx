import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { createContext, type FormEventHandler, type ReactNode, useContext, useEffect, useRef } from 'react';
import { pinnedFoot } from './pinnedFoot.ts';

const FormError = createContext<string | null>(null);

/** The error of the whole form; a field with the same error does not repeat it. */
export const useFormError = (): string | null => useContext(FormError);

interface FormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The error of the whole form; announced when it appears. */
  error?: string | null | undefined;
  /** Where the browser sends the form without JavaScript, as a POST; only for forms whose address takes one. */
  action?: string;
  /** The form's name for screen readers, if no heading names it. */
  label?: string;
  /** The last row, with the submit button. The error stands right above it. */
  buttons: ReactNode;
  /** Whether that row stays in view while the form is scrolled: for long forms on paper. */
  pinned?: boolean;
  children: ReactNode;
}

/** A form with its error right above its buttons; the browser's own messages are off. */
export function Form({ onSubmit, error = null, action, label, buttons, pinned = false, children }: FormProps) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!error || !foot.current) return;
    foot.current.scrollIntoView({ block: 'nearest' });
    // The submit button was disabled while it saved, and so has lost the focus.
    const form = foot.current.closest('form');
    if (!form?.contains(document.activeElement)) {
      form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }
  }, [error]);
  return (
    <form noValidate aria-label={label} onSubmit={onSubmit} {...(action && { action, method: 'post' })}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FormError value={error}>{children}</FormError>
      </Box>
      <Box ref={foot} sx={{ display: 'grid', gap: 2, pt: 2.5, ...(pinned && pinnedFoot) }}>
        {error ? <Alert severity="error">{error}</Alert> : null}
        {buttons}
      </Box>
    </form>
  );
}
