import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Shows why a form was refused: above its buttons, and at the fields of these paths.
 *
 * @param message null if the form says it otherwise
 * @param focuses whether the first of the fields takes the focus: not where the answer may come late
 */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  message: string | null,
  fields: Readonly<Record<string, string>> = {},
  focuses = true,
): void {
  for (const [at, [field, words]] of Object.entries(fields).entries()) {
    form.setError(field as FieldPath<Values>, { message: words }, { shouldFocus: focuses && at === 0 });
  }
  if (message !== null) form.setError('root', { message });
}
