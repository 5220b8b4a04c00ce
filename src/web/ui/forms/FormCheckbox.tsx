import { Checkbox, FormControlLabel } from '@mui/material';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface FormCheckboxProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** A checkbox bound to one field of a form. */
export function FormCheckbox<Values extends FieldValues>({ control, name, label }: FormCheckboxProps<Values>) {
  const {
    field: { ref, value, ...field },
  } = useController({ control, name });
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox {...field} checked={value === true} slotProps={{ input: { ref } }} />}
    />
  );
}
