import { Alert, Box, Button, Link, Paper, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { RefusedForm, SignupShown } from '#shared/signup/signup.ts';
import { FORM_KEY, FORM_KEY_MARK, MAX_SIGNUP_AGE_DAYS } from '#shared/signup/signupLimits.ts';
import { forgetOldSignups, type KeptSignup, keptText, signupsIn } from '#web/api/kept/keptSignups.ts';
import { eventText } from '#web/entities/event/eventText.tsx';
import { HeadInputs } from '#web/entities/signup/HeadInput.tsx';
import { Form, SubmitButton } from '#web/ui/forms/Form.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { UnseenField } from '#web/ui/forms/formSigns.tsx';
import { serverNow } from '#web/ui/hooks/serverNow.ts';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { dates } from '#words/dates.ts';
import { languagePath } from '#words/language.ts';
import { signUp as words } from '#words/signUp.ts';
import { OwnLine } from './OwnLine.tsx';
import { useSignUpForm } from './useSignUpForm.ts';

/** The place of the sign-up in the page's address. */
const SIGN_UP = 'sign-up';

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
  const { waits, restored, sent, key, another, discard, ...form } = useSignUpForm(event, refused);
  const { errors, isSubmitting } = form.form.formState;
  const listed = isSubmitting ? kept.filter((one) => one.key !== key) : kept;
  const takes = shown.state === 'open' || shown.state === 'full';
  const isFirst = listed.length === 0 || waits;
  if (shown.state === 'over' && listed.length === 0) return null;
  return (
    <Paper component="section" id={SIGN_UP} variant="outlined" aria-labelledby={title} className="no-print" sx={sheet}>
      <Typography variant="h3" component="h2" id={title}>
        {words.title}
      </Typography>
      {listed.map((one) => (
        <OwnLine
          key={one.key}
          event={event}
          kept={one}
          state={shown.state}
          named={listed.length > 1}
          isNew={sent.key === one.key}
          why={sent.key === one.key ? sent.told : ''}
          onDiscard={() => discard(one.key)}
        />
      ))}
      {takes ? (
        <>
          <Standing shown={shown} />
          <Fold
            key={key}
            open={waits || restored || Object.keys(errors).length > 0}
            first={isFirst}
            label={isFirst ? (shown.state === 'full' ? words.waitingList : words.open) : words.another}
          >
            <SignUpForm {...form} event={event} full={shown.state === 'full'} />
          </Fold>
          {waits ? <Button onClick={another}>{words.another}</Button> : null}
        </>
      ) : (
        <>
          {errors.root ? <Alert severity="warning">{errors.root.message}</Alert> : null}
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
      {words.states[state]} {state === 'closed' ? <Link to={href('contact')}>{words.ask}</Link> : null}
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

/** What opens the form. Only the person closes it: once nothing is wrong any more, it stays open. */
function Fold({ label, open, first, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [openAtFirst] = useState(open);
  useEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open]);
  return (
    <Box component="details" ref={details} open={openAtFirst || undefined} sx={fold}>
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
  scrollMarginTop: 80,
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

const { form: formWords } = words;

interface SignUpFormProps extends Pick<ReturnType<typeof useSignUpForm>, 'form' | 'unseen' | 'submit'> {
  event: ChurchEvent;
  /** Whether all places are taken. */
  full: boolean;
}

/** A name and a number: the form of a sign-up, which works without script too. */
function SignUpForm({ event, full, form, unseen, submit }: SignUpFormProps) {
  const question = event.signup_question ? eventText(event, 'signup_question') : undefined;
  return (
    <Box>
      <Form
        form={form}
        onSubmit={submit}
        // The query keeps the page in the browser's cache, which forgets an address that is posted to: the back button
        // then shows the form with the same key.
        // The fragment shows the form again where it was refused.
        action={`${languagePath}${href('event', { id: event.id })}?sign-up#${SIGN_UP}`}
        label={full ? words.waitingList : words.open}
        buttons={
          <SubmitButton busy={formWords.sending} size="large">
            {full ? formWords.wait : formWords.send}
          </SubmitButton>
        }
      >
        <FormTextField name="name" label={formWords.name} required autoComplete="name" />
        <HeadInputs separately={event.signup_children === 'yes'} />
        {question ? (
          <FormTextField
            name="answer"
            label={
              <>
                <InLanguage lang={question.lang}>{question.text}</InLanguage> ({formWords.optional})
              </>
            }
          />
        ) : null}
        <FormTextField
          name="phone_number"
          type="tel"
          label={formWords.phone}
          hint={formWords.phoneHint}
          autoComplete="tel"
        />
        <UnseenField ref={unseen} />
        {/* The server has put this form's own key in place of the mark. */}
        <input type="hidden" name={FORM_KEY} defaultValue={FORM_KEY_MARK} suppressHydrationWarning />
      </Form>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {formWords.privacy(MAX_SIGNUP_AGE_DAYS)} <Link to={href('privacy')}>{formWords.privacyLink}</Link>
      </Typography>
    </Box>
  );
}

/** The sign-ups for an event that this device keeps; none while the page hydrates. */
function useKeptSignups(eventId: string): KeptSignup[] {
  useEffect(() => forgetOldSignups(serverNow(), eventId), [eventId]);
  const text = keptText(eventId).use();
  return useMemo(() => signupsIn(text), [text]);
}
