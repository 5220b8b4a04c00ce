import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { Options } from './SelectField.tsx';

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
