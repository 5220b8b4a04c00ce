import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { RequireStaff } from '#web/auth/RequireStaff.tsx';
import { CopiesSection } from '#web/features/settings/CopiesSection.tsx';
import { OwnersPart } from '#web/features/settings/OwnersPart.tsx';
import { ThemeChoice } from '#web/features/settings/ThemeChoice.tsx';
import { KeysSection } from '#web/features/shortcuts/KeysSection.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** The look of the site on this device, for owners the accounts of staff, the keys. */
export function SettingsPage() {
  return (
    <RequireStaff>
      <PageHead page="settings" />
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        Settings
      </Typography>
      <Box sx={{ display: 'grid', gap: 6, maxWidth: 640 }}>
        <ThemeChoice />
        {OWN_BACKEND ? <OwnersPart /> : null}
        {OWN_BACKEND ? <CopiesSection /> : null}
        <KeysSection />
      </Box>
    </RequireStaff>
  );
}
