import { EXTRA_FIELDS, type ExtraField } from '#shared/events/eventLife.ts';
import { FormTextField, type FormTextFieldProps } from '#web/ui/forms/FormTextField.tsx';

interface ExtraTextFieldProps extends Partial<FormTextFieldProps> {
  name: ExtraField;
}

/** The input of one of an event's further texts: as `EXTRA_FIELDS` describes it, where no prop says otherwise. */
export function ExtraTextField({ name, ...props }: ExtraTextFieldProps) {
  const { label, kind } = EXTRA_FIELDS[name];
  return (
    <FormTextField
      label={label}
      name={name}
      {...(kind === 'text' && { multiline: true, minRows: 4 })}
      {...(name.endsWith('_sw') && { lang: 'sw' })}
      {...props}
    />
  );
}
