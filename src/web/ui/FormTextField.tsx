import type { ChangeEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormField, type FormFieldProps } from './FormField.tsx';

interface FormTextFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'time';
  autoComplete?: string;
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric';
  autoFocus?: boolean;
  multiline?: boolean;
  minRows?: number;
  /** The longest text; the browser stops there. */
  maxLength?: number;
  /** Stands in the frame, behind the input. */
  endAdornment?: ReactNode;
  /** Told of each change that the person makes, with the text as it was before. */
  onEdit?: (before: string) => void;
}

/**
 * An input bound to one field of a form, its label above it, its mistake or hint below it. Plain HTML, dressed as MUI's
 * outlined input, which weighs more than the rest of a public form.
 */
export function FormTextField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  const {
    control,
    name,
    label,
    hint,
    required,
    type = 'text',
    multiline,
    minRows,
    endAdornment,
    onEdit,
    ...input
  } = props;
  return (
    <FormField control={control} name={name} label={label} hint={hint} required={required}>
      {(bound) => {
        const own = {
          ...input,
          ...bound,
          onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
            bound.onChange(event);
            onEdit?.(bound.value);
          },
        };
        return (
          <>
            {multiline ? (
              <textarea {...own} rows={minRows} style={{ minHeight: `calc(${minRows} * 1.4375em + 32px)` }} />
            ) : (
              <input {...own} type={type} />
            )}
            {endAdornment}
          </>
        );
      }}
    </FormField>
  );
}
