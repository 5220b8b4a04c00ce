import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { useFormError } from './Form.tsx';
import type { FormFieldProps } from './FormTextField.tsx';

interface FormSelectProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly string[];
  /** Stands first, for nothing chosen. */
  empty: string;
}

/** The browser's own select (best on phones) bound to one field of a form. */
export function FormSelect<Values extends FieldValues>(props: FormSelectProps<Values>) {
  const { control, name, label, hint, required, options, empty } = props;
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
            <NativeSelect
              input={<OutlinedInput />}
              name={field.name}
              value={field.value ?? ''}
              onBlur={field.onBlur}
              onChange={field.onChange}
              inputRef={field.ref}
              inputProps={{ id, 'aria-required': required, 'aria-describedby': words ? `${id}-text` : undefined }}
            >
              <option value="">{empty}</option>
              {options.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </NativeSelect>
            {words ? <FormHelperText id={`${id}-text`}>{words}</FormHelperText> : null}
          </FormControl>
        );
      }}
    />
  );
}
