import Box from '@mui/material/Box';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Leave, LeaveContext } from '#web/ui/drafts/leave.ts';
import { hasUnsaved } from '#web/ui/drafts/unsaved.ts';
import { guardSteps } from '#web/ui/forms/historySteps.ts';
import { LEAVE_QUESTION } from '#web/ui/forms/leaveQuestion.ts';
import { pageOfLink } from '#web/ui/hooks/useFollowedLinks.ts';
import { LazyConfirmDialog } from '#web/ui/layout/LazyOverlays.tsx';

const UNSAVED = 'What you typed here has not been saved.';

/**
 * Asks before a screen with unsaved text is left by a link or the browser's back and forward buttons. `useUnsaved` asks
 * when the tab is closed.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  /** What was asked last; it stays while the dialog closes. */
  const [{ go, lost }, setAsked] = useState({ go() {}, lost: UNSAVED });
  const navigate = useNavigate();
  const leave = useCallback<Leave>((go, lost) => {
    if (!lost && !hasUnsaved()) return go();
    setAsked({ go, lost: lost ?? UNSAVED });
    setOpen(true);
  }, []);
  useBackGuard(leave);

  const followLink = (event: MouseEvent) => {
    const to = hasUnsaved() ? otherPageOfLink(event) : null;
    if (to === null) return;
    event.preventDefault(); // the router's link then leaves the click alone
    leave(() => void navigate(to));
  };

  return (
    <LeaveContext value={leave}>
      <Box onClickCapture={followLink}>{children}</Box>
      <LazyConfirmDialog
        open={open}
        {...LEAVE_QUESTION}
        onNo={() => setOpen(false)}
        onYes={() => {
          setOpen(false);
          go();
        }}
      >
        {lost}
      </LazyConfirmDialog>
    </LeaveContext>
  );
}

/** The same for a link to another page only. */
function otherPageOfLink(event: MouseEvent) {
  const to = pageOfLink(event);
  return to?.pathname === location.pathname && to.search === location.search ? null : to;
}

/** The router numbers its entries of the browser's history. */
const entryNumber = (): unknown => (history.state as { idx?: unknown } | null)?.idx;

/**
 * The browser reports a step through the history only afterwards, so the step is undone, hidden from the router, and
 * repeated if the person confirms.
 */
function useBackGuard(leave: Leave): void {
  const place = useLocation();
  const shown = useRef<{ place: typeof place; entry: unknown }>({ place, entry: undefined });
  useEffect(() => {
    shown.current = { place, entry: entryNumber() };
  }, [place]);

  useEffect(() => {
    // Our own steps that the browser has not reported yet: on a slow phone the person may answer sooner.
    const ours: ('back' | 'through')[] = [];
    return guardSteps(() => {
      const step = ours.shift();
      if (step) return step === 'back';
      const { place, entry } = shown.current;
      const to = entryNumber();
      if (!hasUnsaved() || typeof to !== 'number' || typeof entry !== 'number' || to === entry) return false;
      if (place.pathname === location.pathname && place.search === location.search) return false;
      ours.push('back');
      history.go(entry - to);
      leave(() => {
        ours.push('through');
        history.go(to - entry);
      });
      return true;
    });
  }, [leave]);
}
