import { FormDialog, type FormDialogProps } from '#web/ui/forms/FormDialog.tsx';

/** A dialog with an event's form: full screen on a phone. */
export function EventDialog(props: Omit<FormDialogProps, 'leaving'>) {
  return (
    <FormDialog
      {...props}
      leaving="What you typed is kept on this device and comes back when you open this form again."
    />
  );
}
