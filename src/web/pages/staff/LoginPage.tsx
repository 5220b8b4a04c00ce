import { Box, Typography } from '@mui/material';
import { type To, useLocation, useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { useChurchName } from '#web/entities/words/useChurch.ts';
import { LoginForm } from '#web/features/login/LoginForm.tsx';

/** Staff's login; afterwards the person is back where they were, or on the dashboard (rulings, 9). */
export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: To } | null };
  return (
    <Box sx={{ maxWidth: '27.5rem', mx: 'auto', px: 2, py: { xs: 5, md: 9 } }}>
      <Typography variant="h2" component="h1" gutterBottom>
        Log In
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>
        For those who look after the events of {useChurchName()}.
      </Typography>
      <LoginForm onSignedIn={() => void navigate(state?.from ?? href('dashboard'), { replace: true })} />
    </Box>
  );
}
