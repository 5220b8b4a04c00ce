import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

/** The options of a select, each with its label. */
export type Options<Value extends string = string> = readonly (readonly [value: Value, label: string])[];

export interface FieldProps extends Omit<OutlinedInputProps, 'inputProps' | 'slotProps'> {
  /** Attributes of the input itself. */
  inputProps?: Pick<InputHTMLAttributes<Element>, 'inputMode' | 'maxLength' | 'aria-label'>;
  /** Below the input: a hint, or the error. */
  helperText?: ReactNode;
  /** Makes it a native select (best on phones). */
  options?: Options;
}

/** A textarea that grows by CSS. MUI's measures itself by script, so that a server-rendered one would jump. */
const growing = (minRows: number, inputProps: FieldProps['inputProps']): OutlinedInputProps => ({
  inputComponent: 'textarea',
  inputProps: { ...inputProps, type: undefined, rows: minRows, style: { minHeight: `${minRows * 1.4375}em` } },
});

/**
 * An input with its label and its helper text, from the parts that MUI's TextField is made of: TextField itself brings
 * the Select with its menu too, 15 kB of script for a public form.
 */
export function Field({ label, helperText, options, required, error, minRows = 1, ...input }: FieldProps) {
  const id = useId();
  const bound = { ...input, id, 'aria-describedby': helperText ? `${id}-text` : undefined };
  return (
    <FormControl fullWidth required={required} error={error}>
      {label ? <InputLabel htmlFor={id}>{label}</InputLabel> : null}
      {options ? (
        <NativeSelect input={<OutlinedInput />} {...(bound as NativeSelectProps)}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput {...bound} {...(input.multiline && growing(Number(minRows), input.inputProps))} />
      )}
      {helperText ? <FormHelperText id={`${id}-text`}>{helperText}</FormHelperText> : null}
    </FormControl>
  );
}

interface SelectFieldProps<Value extends string> extends Omit<FieldProps, 'onChange'> {
  value: Value;
  onChange: (value: Value) => void;
  options: Options<Value>;
}

/** A controlled select. */
export const SelectField = <Value extends string>({ onChange, ...field }: SelectFieldProps<Value>) => (
  <Field {...field} onChange={({ target }) => onChange(target.value as Value)} />
);
