import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFormError } from './Form.tsx';

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
  endAdornment?: OutlinedInputProps['endAdornment'];
  /** Told of each change that the person makes, with the text as it was before. */
  onEdit?: (before: string) => void;
}

/**
 * MUI's outlined input bound to one field of a form, its label above it, its mistake or hint below it. Made of MUI's
 * parts instead of TextField, which brings menus along that no public page needs.
 */
export function FormTextField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  const { control, name, label, hint, required, type = 'text', inputMode, maxLength, onEdit, ...input } = props;
  const id = useId();
  const formError = useFormError();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => {
        const words = error && error.message !== formError ? error.message : hint;
        return (
          <FormControl error={error !== undefined} fullWidth>
            <FormLabel htmlFor={id} required={required} sx={{ mb: 0.5, '& .MuiFormLabel-asterisk': { ml: 0.25 } }}>
              {label}
            </FormLabel>
            <OutlinedInput
              {...input}
              id={id}
              name={field.name}
              value={field.value ?? ''}
              onBlur={field.onBlur}
              onChange={(event) => {
                const before = field.value ?? '';
                field.onChange(event);
                onEdit?.(before);
              }}
              inputRef={field.ref}
              type={type}
              inputProps={{
                maxLength,
                inputMode,
                'aria-required': required,
                'aria-describedby': words ? `${id}-text` : undefined,
              }}
            />
            {words ? <FormHelperText id={`${id}-text`}>{words}</FormHelperText> : null}
          </FormControl>
        );
      }}
    />
  );
}
