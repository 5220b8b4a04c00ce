import { FormDialog, type FormDialogProps } from '#web/ui/forms/FormDialog.tsx';

/** A modal with an event's form: the whole screen on a phone, a window on a desk. */
export function EventDialog(props: Omit<FormDialogProps, 'leaving'>) {
  return (
    <FormDialog
      {...props}
      leaving="What you typed is kept on this device and comes back when you open this form again."
    />
  );
}
