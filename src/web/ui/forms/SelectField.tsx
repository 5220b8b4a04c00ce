import { TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';
import type { Language } from '#content/language.ts';

/** The options of a select, each with its label. */
export type Options<Value extends string = string> = readonly (readonly [value: Value, label: string])[];

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
export const SelectField = <Value extends string>({ onChange, options, ...field }: SelectFieldProps<Value>) => (
  <TextField {...field} select onChange={({ target }) => onChange(target.value as Value)}>
    {optionsOf(options)}
  </TextField>
);

interface LanguageFieldProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** The languages of the church's texts. */
export const LANGUAGES: Options<Language> = [
  ['en', 'English'],
  ['sw', 'Kiswahili'],
];

/** Chooses the language of a text for the church's people. */
export const LanguageField = (props: LanguageFieldProps) => (
  <SelectField label="Language" options={LANGUAGES} {...props} />
);
