import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Button, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { acceptedInvitationSchema } from '#shared/auth/accounts.ts';
import { STAFF_LIMITS } from '#shared/auth/usernames.ts';
import { api } from '#web/api/api.ts';
import { accountsApi } from '#web/api/endpoints/accounts.ts';
import { asApiError, fieldsIn, staffApiError } from '#web/api/errors.ts';
import { signedIn } from '#web/auth/authSlice.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Form, SubmitButton, showRefusal } from '#web/ui/forms/Form.tsx';
import { FormPasswordField } from '#web/ui/forms/secretFields.tsx';
import { Loading, TryAgain } from '#web/ui/loading/Loading.tsx';

/** The invited account with the form to choose a password, or why the invitation cannot be used. */
export function Invitation({ token }: { token: string }) {
  const { data, error, isLoading, refetch } = accountsApi.useReadInvitationQuery({ token }, { skip: token === '' });
  if (isLoading) return <Loading>One moment...</Loading>;
  if (data) return <PasswordForm token={token} username={data.username} />;
  if (error && asApiError(error).status !== 404) {
    return <TryAgain error={staffApiError(error)} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <Alert severity="error" sx={{ mb: 3 }}>
        {error ? staffApiError(error) : 'This link is not complete. Open it again from the message that you got.'}
      </Alert>
      <Button variant="outlined" to={href('login')}>
        Log In
      </Button>
    </>
  );
}

function PasswordForm({ token, username }: { token: string; username: string }) {
  const form = useForm({
    defaultValues: { token, password: '' },
    resolver: yupResolver(acceptedInvitationSchema),
  });
  const [accept] = accountsApi.useAcceptInvitationMutation();
  const [login] = api.useLoginMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();

  const submit = form.handleSubmit(async ({ password }) => {
    const { data, error } = await accept({ token, password });
    const mayBeDone = error && asApiError(error).status === 404; // the answer to an earlier try may have been lost
    if (error && !mayBeDone) return showRefusal(form, staffApiError(error), fieldsIn(error));
    const entered = await login({ username, password });
    const accessToken = entered.data?.accessToken;
    if (error && !accessToken) return showRefusal(form, staffApiError(error), fieldsIn(error));
    showToast(data?.message ?? 'Your password is saved.', 'success');
    if (accessToken) dispatch(signedIn({ accessToken, account: username }));
    // An account with two-step verification logs in with its code.
    void navigate(href(accessToken ? 'dashboard' : 'login'), { replace: true });
  });

  return (
    <Form
      label="Choose your password"
      form={form}
      onSubmit={submit}
      buttons={<SubmitButton busy="One moment...">Save and log in</SubmitButton>}
    >
      <Typography>
        Your username is <strong>{username}</strong>.
      </Typography>
      {/* So that the browser's password manager saves both. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <FormPasswordField
        name="password"
        label="Password"
        showLabel="Show what I typed"
        hint={`At least ${STAFF_LIMITS.shortestPassword} characters. A few words in a row are easy to remember.`}
        autoComplete="new-password"
      />
    </Form>
  );
}
