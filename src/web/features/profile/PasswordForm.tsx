import { yupResolver } from '@hookform/resolvers/yup';
import { Typography } from '@mui/material';
import { useForm, useWatch } from 'react-hook-form';
import { passwordChangeSchema } from '#shared/auth/accounts.ts';
import { STAFF_LIMITS } from '#shared/auth/limits.ts';
import { accountsApi } from '#web/api/endpoints/accounts.ts';
import { fieldsIn, staffApiError } from '#web/api/errors.ts';
import { useUnsaved } from '#web/ui/drafts/unsaved.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Form, FormButtons } from '#web/ui/forms/Form.tsx';
import { FormPasswordField } from '#web/ui/forms/secretFields.tsx';
import { showRefusal } from '#web/ui/forms/showRefusal.ts';
import { TitledSection } from '#web/ui/layout/TitledSection.tsx';

/** Changes one's own password. */
export function PasswordForm() {
  const form = useForm({
    defaultValues: { current_password: '', new_password: '' },
    resolver: yupResolver(passwordChangeSchema),
  });
  const [change] = accountsApi.useUpdatePasswordMutation();
  // The current password may have been filled in by the browser itself.
  useUnsaved(useWatch({ control: form.control, name: 'new_password' }) !== '');

  const submit = form.handleSubmit(async (passwords) => {
    const { data, error } = await change(passwords);
    if (error) return showRefusal(form, staffApiError(error), fieldsIn(error));
    form.reset();
    showToast(data?.message ?? 'Password changed successfully', 'success');
  });

  return (
    <TitledSection title="Password">
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
        A new password logs you out everywhere else. Here you stay logged in.
      </Typography>
      <Form
        form={form}
        onSubmit={submit}
        label="Password"
        buttons={<FormButtons label="Change password" busyLabel="Changing..." />}
      >
        <FormPasswordField name="current_password" label="Current password" autoComplete="current-password" />
        <FormPasswordField
          name="new_password"
          label="New password"
          hint={`At least ${STAFF_LIMITS.shortestPassword} characters. A few words in a row are easy to remember and hard to guess.`}
          autoComplete="new-password"
        />
      </Form>
    </TitledSection>
  );
}
