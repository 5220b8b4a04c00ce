import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { createContext, type FormEventHandler, type ReactNode, type Ref, useContext } from 'react';

const FormError = createContext<string | null>(null);

/** What the form around a field says at its foot; a field with the same mistake does not repeat it. */
export const useFormError = (): string | null => useContext(FormError);

interface FormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What went wrong with the whole form; announced when it appears. */
  error?: string | null;
  /** The form's name for screen readers, where no heading names it. */
  label?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** A form that says its own mistakes: the browser's bubbles are off, the one alert stands above the last row. */
export function Form({ onSubmit, error = null, label, ref, children }: FormProps) {
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      ref={ref}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <FormError value={error}>{children}</FormError>
      {error ? <Alert severity="error">{error}</Alert> : null}
    </Box>
  );
}
