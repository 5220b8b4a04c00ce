import { yupResolver } from '@hookform/resolvers/yup';
import { Box, Typography } from '@mui/material';
import { useForm, useWatch } from 'react-hook-form';
import { passwordChangeSchema, type SetUpStep } from '#shared/auth/accounts.ts';
import { STAFF_LIMITS } from '#shared/auth/usernames.ts';
import { accountsApi } from '#web/api/endpoints/accounts.ts';
import { fieldsIn, staffApiError } from '#web/api/errors.ts';
import { useUnsaved } from '#web/ui/drafts/drafts.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Form, FormButtons, showRefusal } from '#web/ui/forms/Form.tsx';
import { FormPasswordField } from '#web/ui/forms/secretFields.tsx';
import { TitledSection } from '#web/ui/layout/TitledSection.tsx';
import { SecondFactor } from './SecondFactor.tsx';

const why: Record<SetUpStep, string> = {
  password: 'Somebody else knows the password that you logged in with. Choose one that only you know.',
  'second factor': 'This site asks you to log in in two steps. Turn two-step verification on, and you can go on.',
};

/** The steps before an account can be used: a password of one's own, a second factor. */
export function SetUp({ step, onDone }: { step: SetUpStep; onDone: () => void }) {
  return (
    <Box sx={{ maxWidth: '40rem' }}>
      <Typography variant="h2" component="h1" gutterBottom>
        Set up your account
      </Typography>
      <Typography sx={{ mb: 4 }}>{why[step]}</Typography>
      {step === 'password' ? <PasswordForm /> : <SecondFactor onDone={onDone} />}
    </Box>
  );
}

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
