import { EXTRA_FIELDS, type OptionalField } from '#shared/events/eventLife.ts';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';

interface ExtraTextFieldProps {
  name: OptionalField;
  /** In place of the field's own. */
  label?: string;
  hint?: string;
  inputMode?: 'numeric';
}

/** The input of one of an event's further texts, whose label, kind and limit stand in `EXTRA_FIELDS`. */
export function ExtraTextField({ name, ...props }: ExtraTextFieldProps) {
  const { label, kind, limit } = EXTRA_FIELDS[name];
  return (
    <FormTextField
      label={label}
      name={name}
      maxLength={limit}
      {...(kind === 'text' && { multiline: true, minRows: 4 })}
      {...(name.endsWith('_sw') && { lang: 'sw' })}
      {...props}
    />
  );
}
