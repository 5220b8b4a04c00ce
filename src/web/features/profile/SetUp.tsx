import { Box, Typography } from '@mui/material';
import type { SetUpStep } from '#shared/auth/accounts.ts';
import { PasswordForm } from './PasswordForm.tsx';
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
