import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { useId } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { useFormError } from './Form.tsx';
import type { FormFieldProps } from './FormTextField.tsx';
import { InputFrame, InputHint, InputLabel } from './InputFrame.tsx';

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
          <div>
            <InputLabel htmlFor={id}>
              {label}
              {required ? <span aria-hidden> *</span> : null}
            </InputLabel>
            <InputFrame>
              <select
                {...field}
                id={id}
                value={field.value ?? ''}
                aria-required={required}
                aria-invalid={error !== undefined}
                aria-describedby={words ? `${id}-text` : undefined}
              >
                <option value="">{empty}</option>
                {options.map((option) => (
                  <option key={option} value={option}>
                    {option}
                  </option>
                ))}
              </select>
              <ArrowDropDown />
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
