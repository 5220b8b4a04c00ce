import {
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { type ReactNode, type Ref, useId } from 'react';
import type { Options } from './FormTextField.tsx';

interface ToggleChoiceProps<Value extends string> {
  label: string;
  options: Options<Value>;
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice among few, as buttons beside each other. */
export function ToggleChoice<Value extends string>({ label, options, value, onChange }: ToggleChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      sx={{ flexWrap: 'wrap', '& button': { minHeight: 44, px: { xs: 1, sm: 1.5 } } }}
      // A press on the chosen button changes nothing.
      onChange={(_event, chosen: Value | null) => chosen !== null && onChange(chosen)}
    >
      {options.map(([name, title]) => (
        <ToggleButton key={name} value={name}>
          {title}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface RadioChoiceProps<Value extends string> extends Omit<ToggleChoiceProps<Value>, 'label'> {
  label: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** A choice among few, one below the other. */
export function RadioChoice<Value extends string>({
  label,
  options,
  onChange,
  error,
  ...group
}: RadioChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        {...group}
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(_event, chosen) => onChange(chosen as Value)}
      >
        {options.map(([name, title]) => (
          <FormControlLabel key={name} value={name} label={title} control={<Radio />} />
        ))}
      </RadioGroup>
      {error ? (
        <FormHelperText id={`${id}-error`} error role="alert">
          {error}
        </FormHelperText>
      ) : null}
    </div>
  );
}
