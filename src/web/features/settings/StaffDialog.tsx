import { FormDialog, type FormDialogProps } from '#web/ui/forms/FormDialog.tsx';

/** A dialog with a form about a staff account. */
export function StaffDialog(props: Omit<FormDialogProps, 'leaving'>) {
  return <FormDialog narrow {...props} leaving="What you typed here has not been saved." />;
}
