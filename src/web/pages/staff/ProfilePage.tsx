import { Box, Typography } from '@mui/material';
import { SecondFactor } from '#web/features/profile/SecondFactor.tsx';
import { Sessions } from '#web/features/profile/Sessions.tsx';
import { PasswordForm } from '#web/features/profile/SetUp.tsx';

/** One's own password, second factor and sessions. */
export function ProfilePage() {
  return (
    <>
      <Typography variant="tool" sx={{ mb: 3 }}>
        Profile
      </Typography>
      <Box sx={{ display: 'grid', gap: 6, maxWidth: '40rem' }}>
        <PasswordForm />
        <SecondFactor />
        <Sessions />
      </Box>
    </>
  );
}
