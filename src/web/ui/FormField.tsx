import { type ReactNode, useId } from 'react';
import {
  type Control,
  Controller,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { useFormError } from './Form.tsx';
import { InputFrame, InputHint, InputLabel } from './InputFrame.tsx';

/** What every bound input takes. */
export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  /** Shown under the input while there is no mistake. */
  hint?: ReactNode;
  required?: boolean;
}

/** What the input itself is given: the field's, and what ties it to its label and its mistake. */
export type BoundInput<Values extends FieldValues> = Omit<ControllerRenderProps<Values, FieldPath<Values>>, 'value'> & {
  id: string;
  value: string;
  'aria-required': boolean | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

interface FrameProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** The input, in its frame. */
  children: (bound: BoundInput<Values>) => ReactNode;
}

/** What is around an input that is bound to one field of a form: its label above it, its mistake or hint below it. */
export function FormField<Values extends FieldValues>(props: FrameProps<Values>) {
  const { control, name, label, hint, required, children } = props;
  const id = useId();
  const formError = useFormError();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => {
        const words = error && error.message !== formError ? error.message : hint;
        const bound = {
          ...field,
          id,
          value: field.value ?? '',
          'aria-required': required,
          'aria-invalid': error !== undefined,
          'aria-describedby': words ? `${id}-text` : undefined,
        };
        return (
          <div>
            <InputLabel htmlFor={id}>
              {label}
              {required ? <span aria-hidden> *</span> : null}
            </InputLabel>
            <InputFrame>{children(bound)}</InputFrame>
            {words ? (
              <InputHint id={`${id}-text`} wrong={error !== undefined}>
                {words}
              </InputHint>
            ) : null}
          </div>
        );
      }}
    />
  );
}
