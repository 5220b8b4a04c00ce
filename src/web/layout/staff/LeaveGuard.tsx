import { Box } from '@mui/material';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { type Path, useBlocker, useNavigate } from 'react-router-dom';
import { hasUnsaved, type Leave, LeaveContext, leaveWords } from '#web/ui/drafts/unsaved.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';

/**
 * Asks before a screen with unsaved text is left by a link or the browser's back and forward buttons. `useUnsaved` asks
 * when the tab is closed.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  /** What was asked last; it stays while the dialog closes. */
  const [{ go, lost }, setAsked] = useState({ go() {}, lost: '' });
  const navigate = useNavigate();
  const leave = useCallback<Leave>((go, lost) => {
    if (!lost && !hasUnsaved()) return go();
    setAsked({ go, lost: lost ?? leaveWords() });
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
        title="Leave without saving?"
        no="Keep editing"
        yes="Leave"
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
