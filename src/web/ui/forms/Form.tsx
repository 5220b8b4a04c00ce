import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { createContext, type FormEventHandler, type ReactNode, type Ref, useContext } from 'react';

const FormError = createContext<string | null>(null);

/** The error of the whole form; a field with the same error does not repeat it. */
export const useFormError = (): string | null => useContext(FormError);

interface FormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The error of the whole form; announced when it appears. */
  error?: string | null | undefined;
  /** The form's name for screen readers, if no heading names it. */
  label?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** A form with its error in an alert at its end; the browser's own messages are off. */
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
