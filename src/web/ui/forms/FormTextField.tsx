import { TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Language } from '#content/language.ts';
import { useFieldWords } from './Form.tsx';

/** The options of a select, each with its label. */
export type Options<Value extends string = string> = readonly (readonly [value: Value, label: string])[];

/** The options of a native select. */
const optionsOf = (options: Options): ReactNode =>
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

export interface FormTextFieldProps
  extends Pick<
    TextFieldProps,
    'type' | 'autoComplete' | 'autoFocus' | 'multiline' | 'minRows' | 'required' | 'onPaste' | 'lang'
  > {
  name: string;
  label: ReactNode;
  /** Shown below the input while there is no error. */
  hint?: ReactNode;
  /** Behind the text, within the frame. */
  endAdornment?: ReactNode;
  /** Makes it a select. */
  options?: Options;
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | undefined;
  /** Fields that depend on this one: once the form was submitted, they are validated again with each change. */
  deps?: string[];
  /** Called on each change by the person, with the text before it and after. */
  onEdit?: (before: string, after: string) => void;
}

/** A textarea that grows by CSS. MUI's measures itself by script, so that a server-rendered one would jump. */
const growing = (minRows: number) => ({
  input: { inputComponent: 'textarea' as const },
  htmlInput: { rows: minRows, style: { minHeight: `${minRows * 1.4375}em` } },
});

/** An input bound to one field of the form around it. It does not repeat the form's own error. */
export function FormTextField(props: FormTextFieldProps) {
  const { name, hint, inputMode, deps, onEdit, endAdornment, options, minRows = 1, ...input } = props;
  const {
    field: { ref, value = '', ...field },
    fieldState: { error },
  } = useController({ name, ...(deps && { rules: { deps } }) });
  const { id, helperText, ...described } = useFieldWords(error?.message, hint);
  const grows = input.multiline ? growing(Number(minRows)) : { input: {}, htmlInput: {} };
  return (
    <TextField
      {...input}
      {...field}
      inputRef={ref}
      value={value}
      error={error !== undefined}
      id={id}
      helperText={helperText}
      onChange={(event) => {
        field.onChange(event);
        onEdit?.(value, event.target.value);
      }}
      select={options !== undefined}
      slotProps={{
        input: { endAdornment, ...grows.input },
        htmlInput: { inputMode, ...described, ...grows.htmlInput },
      }}
    >
      {options && optionsOf(options)}
    </TextField>
  );
}
