import { TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';

/** The options of a select, each with its label. */
export type Options<Value extends string = string> = readonly (readonly [value: Value, label: string])[];

/** The slots of a native select, which is best on phones. */
export const nativeSelect = { select: { native: true } } as const;

/** The options of a native select. */
export const optionsOf = (options: Options): ReactNode =>
  options.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));

type SelectFieldProps<Value extends string> = Omit<TextFieldProps, 'value' | 'onChange' | 'select' | 'children'> & {
  value: Value;
  onChange: (value: Value) => void;
  options: Options<Value>;
};

/** A controlled select. */
export const SelectField = <Value extends string>({
  onChange,
  options,
  slotProps,
  ...field
}: SelectFieldProps<Value>) => (
  <TextField
    {...field}
    select
    slotProps={{ ...slotProps, ...nativeSelect }}
    onChange={({ target }) => onChange(target.value as Value)}
  >
    {optionsOf(options)}
  </TextField>
);
