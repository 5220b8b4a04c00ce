import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import type { InferType } from 'yup';
import type { StaffAccount } from '#shared/auth/accounts.ts';
import { passwordResetSchema } from '#shared/auth/accounts.ts';
import { STAFF_LIMITS } from '#shared/auth/limits.ts';
import { useResetPasswordMutation } from '#web/api/endpoints/accounts.ts';
import { staffCallError } from '#web/api/errors.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Form } from '#web/ui/forms/Form.tsx';
import { FormButtons } from '#web/ui/forms/FormButtons.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { FormPasswordField } from '#web/ui/forms/secretFields.tsx';
import { useUnsaved } from '#web/ui/forms/unsaved.ts';
import { noProof, ProofFields } from './ProofFields.tsx';

/** Gives a new password to somebody who forgot theirs. */
export function ResetPasswordDialog({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  return (
    <FormDialog narrow title={`New password for ${account.username}`} onClose={onClose}>
      {(close) => <ResetPasswordForm account={account} onCancel={close} onReset={onClose} />}
    </FormDialog>
  );
}

interface ResetPasswordFormProps {
  account: StaffAccount;
  onCancel: () => void;
  onReset: () => void;
}

function ResetPasswordForm({ account, onCancel, onReset }: ResetPasswordFormProps) {
  const form = useForm<InferType<typeof passwordResetSchema>>({
    defaultValues: { password: '', ...noProof },
    resolver: yupResolver(passwordResetSchema),
  });
  const [reset] = useResetPasswordMutation();
  const { isSubmitting, isDirty, errors } = form.formState;
  useUnsaved(isDirty);

  const submit = form.handleSubmit(async (typed) => {
    const { data, error } = await reset({ id: account.id, ...typed });
    if (error) return form.setError('root', { message: staffCallError(error) });
    showToast(data?.message ?? 'Password changed successfully', 'success');
    onReset();
  });

  return (
    <Form onSubmit={submit} error={errors.root?.message}>
      <Typography>
        {account.username} will be logged out everywhere. Tell them the new password: they choose another at the next
        login.
      </Typography>
      <FormPasswordField
        control={form.control}
        name="password"
        label="New password"
        hint={`At least ${STAFF_LIMITS.shortestPassword} characters.`}
        autoComplete="new-password"
        autoFocus
        maxLength={STAFF_LIMITS.password}
      />
      <ProofFields control={form.control} />
      <FormButtons saving={isSubmitting}>
        <Button onClick={onCancel}>Cancel</Button>
      </FormButtons>
    </Form>
  );
}
