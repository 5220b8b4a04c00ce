import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Field, type FieldProps } from './Field.tsx';
import { useFormError } from './Form.tsx';

export interface FormTextFieldProps<Values extends FieldValues>
  extends Pick<
    FieldProps,
    | 'type'
    | 'autoComplete'
    | 'autoFocus'
    | 'multiline'
    | 'minRows'
    | 'required'
    | 'endAdornment'
    | 'options'
    | 'onPaste'
    | 'lang'
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
  /** Fields that depend on this one: once the form was submitted, they are validated again with each change. */
  deps?: FieldPath<Values>[];
  /** Called on each change by the person, with the text before it and after. */
  onEdit?: (before: string, after: string) => void;
}

/** An input bound to one field of a form. It does not repeat the form's own error. */
export function FormTextField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  const { control, name, hint, inputMode, maxLength, deps, onEdit, ...input } = props;
  const {
    field: { ref, value = '', ...field },
    fieldState: { error },
  } = useController({ control, name, ...(deps && { rules: { deps } }) });
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
        onEdit?.(value, event.target.value);
      }}
      inputProps={{ inputMode, maxLength }}
    />
  );
}
