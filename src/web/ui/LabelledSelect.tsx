import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, type Ref, useId } from 'react';

interface LabelledSelectProps<Value extends string> {
  label: ReactNode;
  value: Value;
  onChange: (value: Value) => void;
  /** Each with its words on screen. */
  options: readonly (readonly [value: Value, words: string])[];
  /** Under the select, while there is something to say. */
  hint?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select with its label above it, whose choice its parent holds. */
export function LabelledSelect<Value extends string>(props: LabelledSelectProps<Value>) {
  const { label, value, onChange, options, hint, ref } = props;
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <NativeSelect
        input={<OutlinedInput />}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        inputRef={ref}
        inputProps={{ id, 'aria-describedby': hint ? `${id}-hint` : undefined }}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </NativeSelect>
      {hint ? <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText> : null}
    </FormControl>
  );
}
