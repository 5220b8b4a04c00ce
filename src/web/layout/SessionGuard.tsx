import { LinearProgress } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import { href, type Page, pages } from '#content/pages.ts';
import { sentences } from '#shared/sentences.ts';
import { loginAnnounced, loginShown, selectLogin } from '#web/auth/authSlice.ts';
import { ToastHost } from '#web/ui/feedback/ToastHost.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { usePage } from '#web/ui/hooks/usePage.ts';
import { feedback } from '#words/interface.ts';
import { language } from '#words/language.ts';
import { FootBars } from './FootBars.tsx';

/** Screens on which toasts stay longer (rulings, 20). */
const isAdminScreen = ({ kind, signsIn }: Page) => kind === 'staff' && !signsIn;

/**
 * For every page: an expired session leads to the login and back (rulings, 9), another page starts at its top with the
 * focus on its content, a line says that one is loading, and bars and toasts are shown. Back and forward the browser itself finds
 * the place, also on a page on which the app has not started: the router's `ScrollRestoration` would only know of pages
 * that it has shown, and move a page when the app starts on it.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const login = useSelector(selectLogin);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const location = useLocation();
  const page = usePage();
  const staff = page !== undefined && isAdminScreen(pages[page]);
  const isClosed = staff && !(pages[page] as Page).open;

  useEffect(() => {
    if (login === 'announced' && location.pathname === href('login')) dispatch(loginShown());
    if (login !== 'due') return;
    dispatch(loginAnnounced());
    if (language !== 'en') {
      window.location.assign(href('login')); // staff's screens exist in the English app alone
      return;
    }
    showToast(sentences.loginToContinue, 'info');
    // Back from the login does not lead to a screen that leads to the login.
    const options = { replace: isClosed, state: { from: location } };
    if (location.pathname !== href('login')) void navigate(href('login'), options);
  }, [login, dispatch, navigate, location, isClosed]);

  const asked = new URLSearchParams(location.search);
  const chapter = `${asked.get('read')} ${asked.get('edition')}`; // of the Bible: a page of its own
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each change of page, not of its query
  useEffect(() => {
    if (navigationType === 'POP' || location.state?.dialog) return; // a dialog brings the focus back by itself
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [location.pathname, chapter]);

  return (
    <>
      <PendingPage />
      {children}
      <FootBars />
      <ToastHost staff={staff} />
    </>
  );
}

/** A line at the top of the window while the next page loads; most pages come before it appears. */
export function PendingPage() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <LinearProgress aria-label={feedback.loading} sx={line} />;
}

const line = {
  position: 'fixed',
  top: 0,
  left: 0,
  right: 0,
  zIndex: 'tooltip',
  opacity: 0,
  animation: 'pending-page 200ms 400ms forwards',
  '@keyframes pending-page': { to: { opacity: 1 } },
} as const;
