import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { messages } from '#shared/messages.ts';
import { type LoginInput, loginSchema, STAFF_LIMITS } from '#shared/staff.ts';
import { useLoginMutation } from '#web/api/api.ts';
import { loginError } from '#web/api/errors.ts';
import { signedIn } from '#web/auth/authSlice.ts';
import { Form } from '#web/ui/Form.tsx';
import { FormTextField } from '#web/ui/FormTextField.tsx';

/** Signing in (specification, sections 2 and 8). @param onSignedIn where to go from here */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const form = useForm<LoginInput>({
    defaultValues: { username: '', password: '' },
    resolver: yupResolver(loginSchema),
  });
  const [login] = useLoginMutation();
  const dispatch = useDispatch();
  const [failure, setFailure] = useState<string | null>(null);
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (credentials) => {
    setFailure(null);
    const { data, error } = await login(credentials);
    if (data?.accessToken) {
      dispatch(signedIn(data.accessToken));
      onSignedIn();
      return;
    }
    setFailure(error ? loginError(error) : (data?.message ?? messages.invalidLogin));
    form.setFocus('password');
  });

  return (
    <Form onSubmit={submit} error={failure} label="Log In">
      <FormTextField
        control={form.control}
        name="username"
        label="Username"
        required
        autoComplete="username"
        maxLength={STAFF_LIMITS.username}
      />
      <FormTextField
        control={form.control}
        name="password"
        label="Password"
        type="password"
        required
        autoComplete="current-password"
        maxLength={STAFF_LIMITS.password}
      />
      <Button type="submit" variant="contained" color="secondary" disabled={isSubmitting}>
        {isSubmitting ? 'Logging in...' : 'Log In'}
      </Button>
    </Form>
  );
}
