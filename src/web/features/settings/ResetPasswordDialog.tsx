import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { StaffAccount } from '#shared/staff.ts';
import { passwordResetSchema } from '#shared/staff.ts';
import { STAFF_LIMITS } from '#shared/staffLimits.ts';
import { useResetPasswordMutation } from '#web/api/accountsApi.ts';
import { staffCallError } from '#web/api/errors.ts';
import { Form } from '#web/ui/Form.tsx';
import { FormButtons } from '#web/ui/FormButtons.tsx';
import { FormPasswordField } from '#web/ui/FormPasswordField.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useUnsaved } from '#web/ui/unsaved.ts';
import { StaffDialog } from './StaffDialog.tsx';

/** Giving somebody a new password who has forgotten theirs. */
export function ResetPasswordDialog({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  return (
    <StaffDialog title={`New password for ${account.username}`} onClose={onClose}>
      {(close) => <ResetPasswordForm account={account} onCancel={close} onReset={onClose} />}
    </StaffDialog>
  );
}

interface ResetPasswordFormProps {
  account: StaffAccount;
  onCancel: () => void;
  onReset: () => void;
}

function ResetPasswordForm({ account, onCancel, onReset }: ResetPasswordFormProps) {
  const form = useForm({ defaultValues: { password: '' }, resolver: yupResolver(passwordResetSchema) });
  const [reset] = useResetPasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { isSubmitting, isDirty } = form.formState;
  useUnsaved(isDirty);

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    const { data, error } = await reset({ id: account.id, password });
    if (error) return setFailure(staffCallError(error));
    showToast(data?.message ?? 'Password changed successfully', 'success');
    onReset();
  });

  return (
    <Form onSubmit={submit} error={failure}>
      <Typography>{account.username} will be logged out everywhere and needs the new password to come back.</Typography>
      <FormPasswordField
        control={form.control}
        name="password"
        label="New password"
        hint={`At least ${STAFF_LIMITS.shortestPassword} characters.`}
        autoComplete="new-password"
        autoFocus
        maxLength={STAFF_LIMITS.password}
      />
      <FormButtons saving={isSubmitting}>
        <Button onClick={onCancel}>Cancel</Button>
      </FormButtons>
    </Form>
  );
}
