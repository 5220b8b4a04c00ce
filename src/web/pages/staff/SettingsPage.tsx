import { Box, Typography } from '@mui/material';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { BackupsSection } from '#web/features/settings/BackupsSection.tsx';
import { NewsChoice } from '#web/features/settings/NewsChoice.tsx';
import { OwnersSection } from '#web/features/settings/StaffAccounts.tsx';
import { ThemeChoice } from '#web/features/settings/ThemeChoice.tsx';
import { KeysSection } from '#web/features/shortcuts/KeyList.tsx';

/** The colours and news on this device, the staff accounts for owners, the keyboard shortcuts. */
export function SettingsPage() {
  return (
    <>
      <Typography variant="tool" sx={{ mb: 3 }}>
        Settings
      </Typography>
      <Box sx={{ display: 'grid', gap: 6, maxWidth: '44rem' }}>
        <ThemeChoice />
        {OWN_BACKEND ? <NewsChoice /> : null}
        {OWN_BACKEND ? <OwnersSection /> : null}
        {OWN_BACKEND ? <BackupsSection /> : null}
        <KeysSection />
      </Box>
    </>
  );
}
