import { Box } from '@mui/material';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { SignedIn } from '#web/auth/SignedIn.tsx';
import { optionalPart } from '#web/ui/loading/optionalPart.ts';
import { EarlyInput } from '../EarlyInput.tsx';
import { SkipLink } from '../SkipLink.tsx';
import { Footer } from './Footer.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { returnToPlace } from './OtherLanguage.tsx';

const EditThisPage = optionalPart(async () => (await import('./EditThisPage.tsx')).EditThisPage);

/** The frame of public pages: navigation bar, content, footer. */
export function SiteLayout() {
  useEffect(returnToPlace, []);
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <NavigationBar />
      <Box component="main" id="main" tabIndex={-1} sx={content}>
        <Suspense fallback={null}>
          <Outlet />
          <EarlyInput />
        </Suspense>
      </Box>
      <Footer />
      {/* In a boundary of its own: while these load, the footer stays. */}
      <Suspense fallback={null}>
        <SignedIn>{OWN_BACKEND ? <EditThisPage /> : null}</SignedIn>
      </Suspense>
    </Box>
  );
}

// A very long word breaks, so that it does not make a phone's page wider than the screen.
const content = { flex: 1, minHeight: '60vh', outline: 'none', overflowWrap: 'anywhere' } as const;
