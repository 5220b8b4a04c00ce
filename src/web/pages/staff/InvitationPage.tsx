import { Box, Typography } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { useChurchName } from '#web/entities/words/useChurch.ts';
import { Invitation } from '#web/features/login/Invitation.tsx';

/** Where somebody who was invited to the staff area chooses a password. The token stands after the `#`. */
export function InvitationPage() {
  const { hash } = useLocation();
  return (
    <Box sx={{ maxWidth: '27.5rem', mx: 'auto', px: 2, py: { xs: 5, md: 9 } }}>
      <Typography variant="h2" component="h1" gutterBottom>
        Welcome
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>
        Choose your password for the staff area of {useChurchName()}.
      </Typography>
      <Invitation token={hash.slice(1)} />
    </Box>
  );
}
