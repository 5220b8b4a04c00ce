import { FormDialog, type FormDialogProps } from '#web/ui/FormDialog.tsx';

/** A modal with a form about an account of staff. */
export function StaffDialog(props: Omit<FormDialogProps, 'leaving'>) {
  return <FormDialog narrow {...props} leaving="What you typed here has not been saved." />;
}
