import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useController } from 'react-hook-form';

interface FormCheckboxProps {
  name: string;
  label: string;
  hint?: string;
  /** The value that a tick sets in a field of text, which is empty for off; an existing value stays until it is unticked. */
  on?: string;
}

/** A checkbox bound to one field of the form around it. */
export function FormCheckbox({ name, label, hint, on }: FormCheckboxProps) {
  const {
    field: { ref, value, onChange, ...field },
  } = useController({ name });
  const [ticked, unticked] = on === undefined ? [true, false] : [on, ''];
  return (
    <FormControlLabel
      sx={{ alignItems: 'start', '& .MuiFormControlLabel-label': { pt: 1.25 } }}
      label={
        <>
          {label}
          {hint ? (
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              {hint}
            </Typography>
          ) : null}
        </>
      }
      control={
        <Checkbox
          {...field}
          checked={Boolean(value)}
          onChange={(_event, checked) => onChange(checked ? ticked : unticked)}
          slotProps={{ input: { ref } }}
        />
      }
    />
  );
}
