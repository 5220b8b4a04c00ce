import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Field, type FieldProps } from './Field.tsx';
import { useFormError } from './Form.tsx';

export interface FormTextFieldProps<Values extends FieldValues>
  extends Pick<
    FieldProps,
    'type' | 'autoComplete' | 'autoFocus' | 'multiline' | 'minRows' | 'required' | 'endAdornment' | 'options'
  > {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  /** Shown below the input while there is no error. */
  hint?: FieldProps['helperText'];
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | undefined;
  /** The maximum length, which the browser enforces. */
  maxLength?: number;
  /** Called on each change by the person, with the text before it. */
  onEdit?: (before: string) => void;
}

/** An input bound to one field of a form. It does not repeat the form's own error. */
export function FormTextField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  const { control, name, hint, inputMode, maxLength, onEdit, ...input } = props;
  const {
    field: { ref, value = '', ...field },
    fieldState: { error },
  } = useController({ control, name });
  const formError = useFormError();
  return (
    <Field
      {...input}
      {...field}
      inputRef={ref}
      value={value}
      error={error !== undefined}
      helperText={error && error.message !== formError ? error.message : hint}
      onChange={(event) => {
        field.onChange(event);
        onEdit?.(value);
      }}
      inputProps={{ inputMode, maxLength }}
    />
  );
}
