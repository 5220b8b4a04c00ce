import { Box, Button, LinearProgress } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import { href, type Page, pages } from '#content/pages.ts';
import { sentences } from '#shared/sentences.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { selectFreshness } from '#web/api/kept/freshness.ts';
import { forgetSignup, ownPagePath, signUpDraft } from '#web/api/kept/keptSignups.ts';
import { loginAnnounced, loginShown, selectLogin } from '#web/auth/authSlice.ts';
import { selectWaiting, type VisitorsItem } from '#web/outbox/items.ts';
import { outboxOf, useAppStore } from '#web/outbox/useOutbox.ts';
import { idempotencyKeyOf, keepDraft, keptDraft, loadDrafts, markWaiting } from '#web/ui/drafts/drafts.ts';
import { ToastHost } from '#web/ui/feedback/ToastHost.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';
import { usePage } from '#web/ui/hooks/usePage.ts';
import { Bar } from '#web/ui/layout/Bar.tsx';
import { feedback, requestErrors } from '#words/interface.ts';
import { language } from '#words/language.ts';
import { offline } from '#words/offline.ts';
import { waiting } from '#words/waiting.ts';
import { LanguageOffer } from './site/OtherLanguage.tsx';

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

/** The bars at the foot of the window. They cover nothing of the page's end. */
function FootBars() {
  return (
    <Box ref={tellHeight} sx={{ position: 'sticky', bottom: 0, zIndex: 1250 }}>
      <LanguageOffer />
      <KeptBar />
      <RefusedBar />
    </Box>
  );
}

/** Keeps `BAR_HEIGHT` up to date: a sentence takes two to four lines on a phone. */
function tellHeight(bars: HTMLElement | null) {
  if (!bars) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--foot-bars-height', `${bars.offsetHeight}px`));
  observer.observe(bars);
  return () => observer.disconnect();
}

/**
 * Says of a page that is out of date why, and from when it is. If the site has a newer version, it offers to load that. It
 * does not load it by itself, because the person may have typed something.
 */
function KeptBar() {
  const shown = useSelector(selectFreshness);
  const now = useNow();
  const hydrated = useHydrated();
  if (!shown || !hydrated) return null;
  if (shown === 'changed') {
    return (
      <Bar id="kept-bar" role="status">
        <span>{offline.changed}</span>
        <Button variant="contained" color="secondary" onClick={() => location.reload()}>
          {offline.showChanged}
        </Button>
      </Bar>
    );
  }
  const minutes = Math.floor((now.getTime() - Date.parse(shown.at)) / MINUTE_MS);
  return (
    <Bar id="kept-bar" role="status">
      <span>{`${offline.reasons[shown.reason]} ${offline.asItWas(shown.at)}`}</span>
      {minutes > 0 ? <span>{offline.ago(minutes)}</span> : null}
    </Bar>
  );
}

const words = waiting.refused;

/** A visitor's write that the server refused later: its message, with buttons to correct or discard it. */
function RefusedBar() {
  const { refused } = useSelector(selectWaiting);
  return refused ? <Refused key={refused.id} item={refused} /> : null;
}

/** The form that an item came from: the name of its draft, and what was typed. None has a change of a sign-up. */
function formOf(item: VisitorsItem) {
  if (item.kind === 'contact') return { draft: 'visit:contact', values: item.message };
  if (item.kind === 'updateSignup') return undefined;
  return { draft: signUpDraft(item.event.id), values: { ...item.signup, key: item.secret } };
}

/** What was refused, and the page on which it is mended, in words. */
function placeOf(item: VisitorsItem) {
  if (item.kind === 'contact') return { what: words.message, to: words.changeMessage, path: href('contact') };
  const { event, secret } = item;
  return item.kind === 'updateSignup'
    ? { what: words.change(event.title), to: words.toSignUp, path: ownPagePath(secret) }
    : { what: words.signUp(event.title), to: words.toEvent, path: href('event', { id: event.id }) };
}

function Refused({ item }: { item: VisitorsItem }) {
  const [unfinished, setUnfinished] = useState(false);
  const navigate = useNavigate();
  const store = useAppStore();
  const { what, to, path } = placeOf(item);
  const discard = () => outboxOf(store)?.discard(item.id);
  const mend = async () => {
    const isItsOwn = await endWaiting(item);
    const form = formOf(item);
    const typed = form && keptDraft(form.draft);
    if (typed && !isItsOwn) return setUnfinished(true);
    if (form && !typed) keepDraft(form.draft, form.values);
    await navigate(path);
    await discard();
  };
  const giveUp = async () => {
    if (item.kind === 'signup') forgetSignup(item.secret);
    await endWaiting(item);
    await discard();
  };
  return (
    <Bar role="alert">
      <span>{unfinished ? words.unfinished : `${what} ${item.refusal?.text ?? requestErrors.wentWrong}`}</span>
      <Button variant="outlined" color="inherit" onClick={() => void mend()}>
        {to}
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => void giveUp()}>
        {words.discard}
      </Button>
    </Bar>
  );
}

/** Whether its form still has what was refused. It waits no more, so that it is not cleared as sent. */
async function endWaiting(item: VisitorsItem): Promise<boolean> {
  const form = formOf(item);
  await loadDrafts();
  const isItsOwn = form !== undefined && idempotencyKeyOf(form.draft) === item.origin;
  if (isItsOwn) markWaiting(form.draft, null);
  return isItsOwn;
}
