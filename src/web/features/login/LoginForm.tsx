import { yupResolver } from '@hookform/resolvers/yup';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { type LoginInput, loginSchema } from '#shared/auth/accounts.ts';
import { sentences } from '#shared/sentences.ts';
import { api } from '#web/api/api.ts';
import { asApiError, loginError } from '#web/api/errors.ts';
import { asksForCode } from '#web/api/requests.ts';
import { signedIn } from '#web/auth/authSlice.ts';
import { Form, SubmitButton, showRefusal } from '#web/ui/forms/Form.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { FormCodeField, FormPasswordField } from '#web/ui/forms/secretFields.tsx';

/**
 * The login form (specification, sections 2 and 8). If the account has a second factor, the form asks for its code once
 * the password is right.
 *
 * @param onSignedIn called after the login
 */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const form = useForm<LoginInput>({
    defaultValues: { username: '', password: '' },
    resolver: yupResolver(loginSchema),
  });
  const [login] = api.useLoginMutation();
  const dispatch = useDispatch();
  const [codeAsked, setCodeAsked] = useState(false);

  const submit = form.handleSubmit(async (credentials) => {
    const { data, error } = await login(credentials);
    if (data?.accessToken) {
      dispatch(signedIn({ accessToken: data.accessToken, account: credentials.username }));
      onSignedIn();
      return;
    }
    const asked = error !== undefined && asksForCode(asApiError(error).answer);
    if (asked && !codeAsked) return setCodeAsked(true); // the field takes the focus as it appears
    showRefusal(form, error ? loginError(error) : (data?.message ?? sentences.invalidLogin));
    form.setFocus(asked ? 'code' : 'password');
  });

  return (
    <Form
      form={form}
      onSubmit={submit}
      label="Log In"
      buttons={<SubmitButton busy="Logging in...">Log In</SubmitButton>}
    >
      <FormTextField name="username" label="Username" required autoComplete="username" />
      <FormPasswordField
        name="password"
        label="Password"
        showLabel="Show what I typed"
        hint="Forgot it? Ask an owner."
        autoComplete="current-password"
      />
      {codeAsked ? <CodeField form={form} /> : null}
    </Form>
  );
}

/** Asks for the code of an authenticator app, or for a recovery code. */
function CodeField({ form }: { form: UseFormReturn<LoginInput> }) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const change = () => {
    form.resetField('code', { defaultValue: '' });
    setKind(kind === 'app' ? 'recovery' : 'app');
  };
  return (
    <Box>
      <FormCodeField key={kind} name="code" kind={kind} autoFocus />
      <Button onClick={change} sx={{ mt: 0.5, ml: -1 }}>
        {kind === 'app' ? 'Use a recovery code' : 'Use the authenticator app'}
      </Button>
    </Box>
  );
}
