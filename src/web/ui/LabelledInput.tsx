import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type HTMLAttributes, type ReactNode, useId } from 'react';

interface LabelledInputProps {
  /** Stands above the input; what is only read out goes into a VisuallyHidden. */
  label: ReactNode;
  type?: 'text' | 'date' | 'time' | 'number';
  value: string;
  onChange: (text: string) => void;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  size?: OutlinedInputProps['size'];
  sx?: OutlinedInputProps['sx'];
  /** The range of a number or a date. */
  min?: string | number;
  max?: string | number;
}

/** An input with its label above it, whose text its parent holds. One that belongs to a form is a FormTextField. */
export function LabelledInput(props: LabelledInputProps) {
  const { label, value, onChange, inputMode, min, max, ...input } = props;
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ inputMode, min, max }}
      />
    </FormControl>
  );
}
