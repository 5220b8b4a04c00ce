import Box from '@mui/material/Box';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasUnsaved } from '#web/ui/drafts/unsaved.ts';
import { guardSteps } from '#web/ui/forms/historySteps.ts';
import { LEAVE_QUESTION } from '#web/ui/forms/leaveQuestion.ts';
import { pageOfLink } from '#web/ui/hooks/useFollowedLinks.ts';
import { LazyConfirmDialog } from '#web/ui/layout/LazyOverlays.tsx';

type Leave = (go: () => void) => void;

const LeaveContext = createContext<Leave>((go) => go());

/** Leaves a screen other than by a link. Asks first if typed text is not saved. */
export const useLeave = (): Leave => useContext(LeaveContext);

/**
 * Asks before a screen with unsaved text is left by a link or the browser's back and forward buttons. `useUnsaved` asks
 * when the tab is closed.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [going, setGoing] = useState<(() => void) | null>(null);
  const navigate = useNavigate();
  const leave = useCallback<Leave>((go) => (hasUnsaved() ? setGoing(() => go) : go()), []);
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
        open={going !== null}
        {...LEAVE_QUESTION}
        onNo={() => setGoing(null)}
        onYes={() => {
          setGoing(null);
          going?.();
        }}
      >
        What you typed here has not been saved.
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
