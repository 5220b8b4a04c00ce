import { Box, Drawer } from '@mui/material';
import { type MouseEvent, type ReactNode, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Outlet, type Path, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { KeysDialog, keysOff, staffKeys } from '#web/features/shortcuts/KeyList.tsx';
import { hasUnsaved, LEAVE_QUESTION, type Leave, LeaveContext, leaveWords, useLeave } from '#web/ui/drafts/drafts.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { changedSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { SkipLink } from '../Brand.tsx';
import { EarlyInput } from '../EarlyInput.tsx';
import { SetUpGate } from './SetUpGate.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

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

/** How long to wait for the second of two keys. */
const SECOND_KEY_TIMEOUT_MS = 1500;

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/**
 * Runs the keyboard shortcuts of staff's screens, except while the person types or a dialog or menu is open, and shows the
 * dialog that lists them.
 */
function StaffKeys() {
  const [listed, setListed] = useState(false);
  const navigate = useNavigate();
  const leave = useLeave();
  const create = useCreateEvent();

  const run = useEffectEvent((does: (typeof staffKeys)[number]['does']) => {
    if (does === 'list') setListed(true);
    else if (does === 'search') focusSearch();
    else if (does === 'create') create();
    else leave(() => void navigate(href(does)));
  });
  useEffect(() => {
    let first = { key: '', at: Number.NEGATIVE_INFINITY };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return;
      if (keysOff.read() || isTaken(event.target)) return;
      const before = event.timeStamp - first.at < SECOND_KEY_TIMEOUT_MS ? `${first.key} ` : '';
      const pressed = event.key.toLowerCase();
      first = { key: pressed, at: event.timeStamp };
      const found = staffKeys.find(({ keys }) => keys === before + pressed || keys === pressed);
      if (!found) return;
      first = { key: '', at: Number.NEGATIVE_INFINITY };
      event.preventDefault();
      run(found.does);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return <KeysDialog open={listed} onClose={() => setListed(false)} />;
}

/** The screen's own search field, else the top bar's. */
function focusSearch() {
  const own = document.querySelector<HTMLElement>('main input[type="search"]');
  (own ?? document.querySelector<HTMLElement>('header input[type="search"]'))?.focus();
}

/** Whether the focused element, an open dialog or a menu handles keys itself. */
function isTaken(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest(TYPED_INTO);
  return Boolean(typing) || document.querySelector('[aria-modal="true"], [role="menu"]') !== null;
}

/**
 * Asks before a screen with unsaved text is left by a link or the browser's back and forward buttons. `useUnsaved` asks
 * when the tab is closed.
 */
function LeaveGuard({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  /** What was asked last; it stays while the dialog closes. */
  const [{ go, lost, question }, setAsked] = useState({ go() {}, lost: '', question: LEAVE_QUESTION });
  const navigate = useNavigate();
  const leave = useCallback<Leave>((go, lost, question = LEAVE_QUESTION) => {
    if (!lost && !hasUnsaved()) return go();
    setAsked({ go, lost: lost || leaveWords(), question });
    setOpen(true);
  }, []);

  // Steps through the history alone: a form that closes or is saved leaves by itself, and a session that ends asks nobody.
  const step = useBlocker(
    ({ historyAction, currentLocation: from, nextLocation: to }) =>
      historyAction === 'POP' && hasUnsaved() && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (step.state === 'blocked') leave(step.proceed);
  }, [step, leave]);

  const followLink = (event: MouseEvent) => {
    const to = hasUnsaved() ? otherPageOfLink(event) : null;
    if (to === null) return;
    event.preventDefault(); // the router's link then leaves the click alone
    leave(() => void navigate(to));
  };

  return (
    <LeaveContext value={leave}>
      <Box onClickCapture={followLink}>{children}</Box>
      <ConfirmDialog
        open={open}
        {...question}
        onClose={() => {
          setOpen(false);
          step.reset?.();
        }}
        onYes={() => {
          setOpen(false);
          go();
          return false; // it is closed, and the step goes on
        }}
      >
        {lost}
      </ConfirmDialog>
    </LeaveContext>
  );
}

/** The other page of this app that a plain click on a link opens; null for any other click. */
function otherPageOfLink(event: MouseEvent): Pick<Path, 'pathname' | 'search'> | null {
  const link = (event.target as Element).closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const { origin, pathname, search } = new URL(link.href, location.href);
  const elsewhere = origin !== location.origin || link.target === '_blank' || link.hasAttribute('download');
  return elsewhere || (pathname === location.pathname && search === location.search) ? null : { pathname, search };
}

/** Opens the form of a new event over the dashboard's list. From a list of events it keeps the search and the filters. */
function useCreateEvent(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leave = useLeave();
  const listed = pathname.startsWith(href('dashboard')) || pathname === href('manageEvents');
  const next = changedSearch(new URLSearchParams(listed ? search : ''), {
    create: '',
    edit: null,
    copy: null,
    status: null,
  });
  return () => leave(() => void navigate({ pathname: href('dashboard'), search: next.toString() }));
}
