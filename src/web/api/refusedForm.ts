import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { asApiError, type Failure, staffApiError } from './errors.ts';

/** Shows why the server refused a form of staff's: above its buttons, and at the fields that the answer names. */
export function showRefusal<Values extends FieldValues>(form: UseFormReturn<Values>, error: Failure): void {
  const { fields = {} } = (asApiError(error).answer ?? {}) as { fields?: Readonly<Record<string, string>> };
  for (const [at, [field, message]] of Object.entries(fields).entries()) {
    form.setError(field as FieldPath<Values>, { message }, { shouldFocus: at === 0 });
  }
  form.setError('root', { message: staffApiError(error) });
}
