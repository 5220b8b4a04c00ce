import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { FormSigns } from '#shared/inbox/contact.ts';
import type { RefusedForm, SignupShown } from '#shared/signup/signup.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import { unanswered } from '#web/api/answers.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { keepSignup, newSignupKey } from '#web/api/kept/keptSignups.ts';
import { useKeptSignups } from '#web/entities/signup/useKeptSignups.ts';
import { useAppStore } from '#web/outbox/useOutbox.ts';
import { dates } from '#words/dates.ts';
import { signUp as words } from '#words/signUp.ts';
import { KeptSignups } from './KeptSignups.tsx';
import { type Returned, returnedBy, SignUpForm } from './SignUpForm.tsx';
import { discardSignup, sendSignup } from './sendSignup.ts';

interface SignUpProps {
  event: ChurchEvent;
  shown: SignupShown;
  /** A form without script that was refused. */
  refused?: RefusedForm | undefined;
}

/**
 * Signing up for an event on its page: the state, the form, and this device's sign-ups. The form is folded by
 * `<details>`, so that it opens before the app has started, and without script.
 */
export function SignUp({ event, shown, refused }: SignUpProps) {
  const title = useId();
  const kept = useKeptSignups(event.id);
  const store = useAppStore();
  const [returned, setReturned] = useState<Returned | undefined>(refused);
  /** The key that the form is sending: its sign-up is not listed yet. */
  const [sending, setSending] = useState<string>();
  /** The sign-up that was sent on this page, and why it failed. */
  const [sent, setSent] = useState<{ key: string; why: string | null }>();
  /**
   * The form's `key`. It changes when the form has to start again: empty after a sign-up, filled in after a refusal.
   */
  const [round, setRound] = useState(0);
  /** Why the last sign-up was refused, shown where the form is gone. */
  const [refusal, setRefusal] = useState('');
  /** The key of the sign-up that the form changes, because it was not sent yet. */
  const [held, setHeld] = useState<string>();
  const another = useCallback((values?: Returned, key?: string) => {
    setReturned(values);
    setHeld(key);
    setRound((before) => before + 1);
  }, []);

  // The form keeps the fields of a sign-up that waits to be sent, also where the page is opened again (rulings, 40).
  const pressed = useRef(false);
  const unsent = kept.filter((one) => one.unsent).at(-1);
  useEffect(() => {
    if (pressed.current || !unsent?.unsent) return;
    pressed.current = true;
    another(returnedBy(unanswered(), unsent.unsent), unsent.key);
  }, [unsent, another]);
  const holds = kept.find(({ key }) => key === held);
  useEffect(() => {
    if (held === undefined || holds?.unsent) return;
    if (holds) another();
    else setHeld(undefined); // discarded or refused
  }, [held, holds, another]);

  const submit = async (signup: SignupInput, signs: FormSigns): Promise<ApiError | null> => {
    pressed.current = true;
    const key = held ?? newSignupKey();
    setSending(key);
    // Stored before it is sent, so that the link is not lost if no answer comes.
    keepSignup(event, { key, name: signup.name, adults: signup.adults, children: signup.children, unsent: signup });
    const outcome = await sendSignup(store, event, { key, signup, signs });
    setSending(undefined);
    const failed = typeof outcome === 'object' ? outcome : undefined;
    if (failed && 'refused' in failed) {
      setRefusal(failed.refused.text ?? '');
      return failed.refused;
    }
    setSent({ key, why: failed?.kept?.text ?? null });
    if (failed) setHeld(key);
    else another();
    return null;
  };
  const sendAgain = async (key: string, signup: SignupInput): Promise<string | null> => {
    const outcome = await sendSignup(store, event, { key, signup });
    if (outcome === undefined || outcome === 'stored') return null;
    if ('kept' in outcome) return outcome.kept?.text ?? null;
    setRefusal(outcome.refused.text ?? '');
    another(returnedBy(outcome.refused, signup));
    return null;
  };

  const listed = kept.filter(({ key }) => key !== sending);
  const takes = shown.state === 'open' || shown.state === 'full';
  if (shown.state === 'over' && listed.length === 0) return null;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={title} className="no-print" sx={sheet}>
      <Typography variant="h3" component="h2" id={title}>
        {words.title}
      </Typography>
      {listed.length > 0 ? (
        <KeptSignups
          event={event}
          kept={listed}
          state={shown.state}
          sent={sent}
          onSend={sendAgain}
          onDiscard={(key) => void discardSignup(store, key)}
        />
      ) : null}
      {takes ? (
        <>
          <Standing shown={shown} />
          <Fold
            key={round}
            open={returned !== undefined}
            first={listed.length === 0 || held !== undefined}
            label={
              listed.length > 0 && held === undefined
                ? words.another
                : shown.state === 'full'
                  ? words.waitingList
                  : words.open
            }
          >
            <SignUpForm event={event} full={shown.state === 'full'} returned={returned} onSend={submit} />
          </Fold>
          {held === undefined ? null : <Button onClick={() => another()}>{words.another}</Button>}
        </>
      ) : (
        <>
          {refusal ? <Alert severity="warning">{refusal}</Alert> : null}
          <Closed state={shown.state} own={listed.length > 0} />
        </>
      )}
    </Paper>
  );
}

/** How many places there are, and until when. */
function Standing({ shown: { state, closes, numbers } }: { shown: SignupShown }) {
  const [day = '', hour = ''] = closes.split('T');
  const lines = [
    state === 'full' ? words.full : '',
    numbers?.places && state === 'open' ? words.numbers.left(numbers.left ?? 0, numbers.places) : '',
    numbers?.coming ? words.numbers.coming(numbers.coming) : '',
    numbers?.waiting ? words.numbers.waiting(numbers.waiting) : '',
    words.closes(`${dates.dayAndMonth(day)}, ${dates.timeOn(day, hour)}`),
  ];
  return <Typography sx={{ color: 'text.secondary' }}>{lines.filter(Boolean).join(' ')}</Typography>;
}

/** Why nobody can sign up, and what to do instead. */
function Closed({ state, own }: { state: SignupShown['state']; own: boolean }) {
  if (state !== 'closed' && state !== 'cancelled' && state !== 'postponed') return null;
  if (own && state !== 'closed') return null; // shown with the own sign-up
  return (
    <Typography>
      {words.states[state]}{' '}
      {state === 'closed' ? (
        <Link component={RouterLink} to={href('contact')}>
          {words.ask}
        </Link>
      ) : null}
    </Typography>
  );
}

interface FoldProps {
  label: string;
  open: boolean;
  /** Whether this is what most people come for; otherwise it is a quiet line. */
  first: boolean;
  children: ReactNode;
}

/** What opens the form. React leaves the state of `<details>` to the browser. */
function Fold({ label, open, first, children }: FoldProps) {
  return (
    <Box component="details" open={open || undefined} sx={fold}>
      <Box component="summary" sx={first ? goldSummary : quietSummary}>
        {label}
      </Box>
      <Box sx={{ pt: 2.5 }}>{children}</Box>
    </Box>
  );
}

const sheet = {
  p: { xs: 2.5, sm: 3.5 },
  display: 'grid',
  gap: 2,
  maxWidth: 560,
  gridTemplateColumns: 'minmax(0, 1fr)',
};

const fold = {
  '& > summary': {
    listStyle: 'none',
    cursor: 'pointer',
    borderRadius: 999,
    fontWeight: 600,
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: '3px solid', outlineColor: 'accent.gold', outlineOffset: 2 },
  },
} as const;

const goldSummary = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 52,
  px: 3,
  textAlign: 'center',
  fontSize: '1.0625rem',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  '&:hover': { bgcolor: 'secondary.dark' },
  // Once it is open, the button below is the one to press.
  'details[open] > &': { bgcolor: 'transparent', color: 'text.primary', outline: '1px solid', outlineColor: 'divider' },
} as const;

const quietSummary = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
} as const;
