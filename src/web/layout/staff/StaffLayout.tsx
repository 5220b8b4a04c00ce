import { Box, Drawer } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { EarlyInput } from '../EarlyInput.tsx';
import { SkipLink } from '../SkipLink.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SetUpGate } from './SetUpGate.tsx';
import { Sidebar } from './Sidebar.tsx';
import { StaffKeys } from './StaffKeys.tsx';
import { TopBar } from './TopBar.tsx';
import { useCreateEvent } from './useCreateEvent.ts';

/** It grows with the text, but leaves most of the screen to the page. */
const SIDEBAR_WIDTH = 'min(15.5rem, 30vw)';

/** The frame of staff's screens: sidebar (a drawer on phones), top bar, content. */
export function StaffLayout() {
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setMenuOpen(false), [pathname]);
  return (
    <LeaveGuard>
      <Box
        sx={{
          minHeight: '100vh',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${SIDEBAR_WIDTH} minmax(0, 1fr)` },
          '@media print': { display: 'block' },
        }}
      >
        <SkipLink />
        <Box className="no-print" sx={{ display: { xs: 'none', md: 'block' }, bgcolor: 'glass.main' }}>
          <Box sx={{ position: 'sticky', top: 0, height: '100vh', overflowY: 'auto' }}>
            <DeskMenu />
          </Box>
        </Box>
        <PhoneMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
        <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          <TopBar onMenu={() => setMenuOpen(true)} />
          <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, outline: 'none', p: { xs: 2, sm: 3, md: 4 } }}>
            <Suspense fallback={null}>
              <SetUpGate>
                <Outlet />
              </SetUpGate>
            </Suspense>
          </Box>
        </Box>
      </Box>
      <StaffKeys />
      <EarlyInput />
    </LeaveGuard>
  );
}

function DeskMenu() {
  return <Sidebar onCreate={useCreateEvent()} />;
}

/**
 * The sidebar as a drawer. A dialog opens only after the drawer has closed: an open drawer hides the rest of the page
 * from screen readers, including the dialog.
 */
function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const create = useCreateEvent();
  const [creating, setCreating] = useState(false);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Menu',
          sx: { width: 'min(17rem, 88vw)', bgcolor: 'glass.main', borderRadius: 0 },
        },
        transition: {
          onExited: () => {
            setCreating(false);
            if (creating) create();
          },
        },
      }}
    >
      <Sidebar
        onFollow={onClose}
        onCreate={() => {
          setCreating(true);
          onClose();
        }}
      />
    </Drawer>
  );
}
