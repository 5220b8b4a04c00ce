import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { FieldForm, type FieldFormProps } from './FieldForm.tsx';

/** Changes one field of a page's words, in a dialog. */
export function FieldDialog(props: Omit<FieldFormProps, 'onCancel'>) {
  return (
    <FormDialog title={props.field.label} onClose={props.onClose}>
      {(close) => <FieldForm {...props} onCancel={close} />}
    </FormDialog>
  );
}
