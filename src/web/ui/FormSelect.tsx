import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import type { FieldValues } from 'react-hook-form';
import { FormField, type FormFieldProps } from './FormField.tsx';

interface FormSelectProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly string[];
  /** Stands first, for nothing chosen. */
  empty: string;
}

/** The browser's own select (best on phones) bound to one field of a form. */
export function FormSelect<Values extends FieldValues>({ options, empty, ...props }: FormSelectProps<Values>) {
  return (
    <FormField {...props}>
      {(bound) => (
        <>
          <select {...bound}>
            <option value="">{empty}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <ArrowDropDown />
        </>
      )}
    </FormField>
  );
}
