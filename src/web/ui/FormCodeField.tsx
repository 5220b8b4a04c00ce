import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './FormField.tsx';
import { FormTextField } from './FormTextField.tsx';

interface FormCodeFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** Six digits of an authenticator app, a recovery code of letters and digits, or either. */
  kind: 'app' | 'recovery' | 'either';
  autoFocus?: boolean;
}

/** A code of the second factor; a phone shows its digits' keyboard for the app's, and offers what it can fill in. */
export function FormCodeField<Values extends FieldValues>({ kind, ...props }: FormCodeFieldProps<Values>) {
  return (
    <FormTextField
      {...props}
      required
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      maxLength={kind === 'app' ? 10 : 40}
    />
  );
}
