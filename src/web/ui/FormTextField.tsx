import { type ChangeEvent, type ReactNode, useId } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFormError } from './Form.tsx';
import { InputFrame, InputHint, InputLabel } from './InputFrame.tsx';

/** What every bound input takes. */
export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  /** Shown under the input while there is no mistake. */
  hint?: ReactNode;
  required?: boolean;
}

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
  const id = useId();
  const formError = useFormError();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => {
        const words = error && error.message !== formError ? error.message : hint;
        const bound = {
          ...input,
          ...field,
          id,
          value: field.value ?? '',
          onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
            const before = field.value ?? '';
            field.onChange(event);
            onEdit?.(before);
          },
          'aria-required': required,
          'aria-invalid': error !== undefined,
          'aria-describedby': words ? `${id}-text` : undefined,
        };
        return (
          <div>
            <InputLabel htmlFor={id}>
              {label}
              {required ? <span aria-hidden> *</span> : null}
            </InputLabel>
            <InputFrame>
              {multiline ? (
                <textarea {...bound} rows={minRows} style={{ minHeight: `calc(${minRows} * 1.4375em + 32px)` }} />
              ) : (
                <input {...bound} type={type} />
              )}
              {endAdornment}
            </InputFrame>
            {words ? (
              <InputHint id={`${id}-text`} wrong={error !== undefined}>
                {words}
              </InputHint>
            ) : null}
          </div>
        );
      }}
    />
  );
}
