import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#web/ui/feedback/ErrorBoundary.tsx';
import { Failure } from '#web/ui/feedback/Failure.tsx';
import { EarlyInput } from '../EarlyInput.tsx';
import { SkipLink } from '../SkipLink.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SetUpGate } from './SetUpGate.tsx';
import { Sidebar } from './Sidebar.tsx';
import { StaffKeys } from './StaffKeys.tsx';
import { TopBar } from './TopBar.tsx';

const SIDEBAR_WIDTH = 248;

/** The frame of staff's screens: sidebar (a drawer on phones), top bar, content. */
export function StaffLayout() {
  const { pathname } = useLocation();
  const [drawer, setDrawer] = useState(false);
  return (
    <LeaveGuard>
      <Box
        sx={{
          minHeight: '100vh',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${SIDEBAR_WIDTH}px minmax(0, 1fr)` },
        }}
      >
        <SkipLink />
        <Box sx={{ display: { xs: 'none', md: 'block' }, bgcolor: 'glass.main' }}>
          <Box sx={{ position: 'sticky', top: 0, height: '100vh', overflowY: 'auto' }}>
            <Sidebar onFollow={() => setDrawer(false)} />
          </Box>
        </Box>
        <Drawer
          open={drawer}
          onClose={() => setDrawer(false)}
          sx={{ display: { md: 'none' } }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-modal': true,
              'aria-label': 'Menu',
              sx: { width: SIDEBAR_WIDTH + 24, bgcolor: 'glass.main', borderRadius: 0 },
            },
          }}
        >
          <Sidebar onFollow={() => setDrawer(false)} />
        </Drawer>
        <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          <TopBar onMenu={() => setDrawer(true)} />
          <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, outline: 'none', p: { xs: 2, sm: 3, md: 4 } }}>
            <ErrorBoundary resetKey={pathname} fallback={<Failure />}>
              <Suspense fallback={null}>
                <SetUpGate>
                  <Outlet />
                </SetUpGate>
              </Suspense>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
      <StaffKeys />
      <EarlyInput />
    </LeaveGuard>
  );
}
