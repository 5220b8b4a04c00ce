import type { Language } from '#content/language.ts';
import { SelectField } from './SelectField.tsx';

interface LanguageFieldProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** Chooses the language of a text for the church's people. */
export const LanguageField = (props: LanguageFieldProps) => (
  <SelectField
    label="Language"
    options={[
      ['en', 'English'],
      ['sw', 'Kiswahili'],
    ]}
    {...props}
  />
);
