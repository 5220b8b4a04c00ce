import { Box, Button, Link, Paper, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { venueWithBranch } from '#content/events/branchOf.ts';
import { href } from '#content/pages.ts';
import { waitsForDay } from '#shared/events/churchEvent.ts';
import type { OwnSignupAnswer } from '#shared/signup/signup.ts';
import { isSignupKey, MAX_SIGNUP_AGE_DAYS, SIGNUP_KEY } from '#shared/signup/signupLimits.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { forgetSignup, keepSignup } from '#web/api/kept/keptSignups.ts';
import { eventText } from '#web/entities/event/eventText.tsx';
import { RemindButton } from '#web/entities/reminders/RemindButton.tsx';
import { isExpected, ownChange, ownWords } from '#web/entities/signup/ownStateWords.ts';
import { SendToSelf } from '#web/entities/signup/SendToSelf.tsx';
import { Section } from '#web/ui/layout/pageParts.tsx';
import { StillTrying } from '#web/ui/loading/Loading.tsx';
import { InLanguage, langOf } from '#web/ui/text/InLanguage.tsx';
import { dates } from '#words/dates.ts';
import { ownSignup } from '#words/ownSignup.ts';
import { signUp } from '#words/signUp.ts';
import { ChangeForms } from './ChangeForms.tsx';

const words = ownSignup.page;

/** One's own sign-up, by the secret key in the address. Opening it changes nothing. */
export function OwnSignupPage() {
  const [search] = useSearchParams();
  const key = search.get(SIGNUP_KEY) ?? '';
  const secretKey = isSignupKey(key) ? key : null;
  const { currentData, isError, refetch } = signupsApi.useReadSignupQuery(secretKey ?? '', {
    skip: secretKey === null,
    refetchOnMountOrArgChange: true, // staff may have moved the event since this tab asked
  });
  const own = secretKey === null ? null : currentData;
  useEffect(() => {
    if (secretKey === null || own === undefined) return;
    if (own === null) forgetSignup(secretKey);
    else keepSignup(own.event, secretKey, own.signup);
  }, [own, secretKey]);
  return (
    <Section sx={{ py: { xs: 4, md: 7 } }}>
      {/* Other sites do not get the key. */}
      <meta name="referrer" content="strict-origin" />
      {own && secretKey ? (
        <OwnSignupDetails own={own} secretKey={secretKey} />
      ) : own === null ? (
        <>
          <Typography variant="h1">{words.unknown.title}</Typography>
          <Typography variant="lead" sx={{ my: 3, color: 'text.secondary' }}>
            {words.unknown.text}
          </Typography>
          <Button to={href('events')} variant="contained" color="secondary">
            {words.unknown.events}
          </Button>
        </>
      ) : (
        <>
          <Typography role={isError ? 'alert' : 'status'}>
            {isError ? words.failed : words.loading}
            {isError ? null : <StillTrying />}
          </Typography>
          {isError ? (
            <Button variant="outlined" onClick={() => void refetch()} sx={{ mt: 2 }}>
              {words.again}
            </Button>
          ) : null}
        </>
      )}
    </Section>
  );
}

/** A sign-up: its event, its state, and what can be changed. */
function OwnSignupDetails({ own, secretKey }: { own: OwnSignupAnswer; secretKey: string }) {
  const { event, shown, signup } = own;
  const [refused, setRefused] = useState(own.refused);
  const title = eventText(event, 'title');
  const state = ownWords(signup, shown.state);
  const change = ownChange(signup, event, shown.state);
  const isThere = shown.state !== 'removed';
  const line = useRef<HTMLDivElement>(null);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 600, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Typography variant="eyebrow" sx={{ mb: 0 }}>
          {words.title}
        </Typography>
        <Typography
          variant="h1"
          lang={langOf(title.lang)}
          sx={{ fontSize: 'clamp(1.75rem, 4vw, 2.5rem)', overflowWrap: 'anywhere' }}
        >
          {title.text}
        </Typography>
        <Typography component="div" sx={{ mt: 1.5 }}>
          {waitsForDay(event) ? null : <div>{dates.spanLine(event)}</div>}
          <InLanguage lang="en">{venueWithBranch(event.venue)}</InLanguage>
        </Typography>
        {isThere ? (
          <Link
            to={href('event', { id: event.id })}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {words.event}
          </Link>
        ) : null}
        {isThere && signup.state === 'coming' ? (
          <Box sx={{ mt: 1 }}>
            <RemindButton event={event} />
          </Box>
        ) : null}
      </div>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 }, display: 'grid', gap: 2.5 }}>
        <div>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{signup.name}</Typography>
          <Box ref={line} role="status" tabIndex={-1} sx={{ outline: 'none' }}>
            <Typography sx={{ fontSize: '1.375rem', fontWeight: 600 }}>{state}</Typography>
            {change ? <Typography>{change}</Typography> : null}
          </Box>
          <AskTheChurch own={own} />
          {signup.state === 'waiting' && signup.free ? <Typography>{words.free(signup.free)}</Typography> : null}
        </div>
        <Answers answer={signup.answer} phone={signup.phone_number} />
        <ChangeForms
          key={`${signup.state} ${signup.version}`}
          own={own}
          secretKey={secretKey}
          refused={refused}
          onRefused={setRefused}
          onSaved={() => line.current?.focus()}
        />
      </Paper>
      {isAhead(own) && (isExpected(signup) || signup.most > 0) ? (
        <SendToSelf event={event} secretKey={secretKey} state={[state, change].join(' ').trim()} />
      ) : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.deleted(MAX_SIGNUP_AGE_DAYS)}
      </Typography>
    </Box>
  );
}

/** Whether the event is still to come. */
const isAhead = ({ shown: { state } }: OwnSignupAnswer): boolean =>
  state !== 'cancelled' && state !== 'over' && state !== 'removed';

/** How to reach the church, for people who lose this link. */
function AskTheChurch({ own }: { own: OwnSignupAnswer }) {
  const { shown, signup } = own;
  const isClosed = signup.state === 'left' && shown.state === 'closed';
  const isTakenOff = signup.state === 'removed' && isAhead(own);
  if (!isClosed && !isTakenOff) return null;
  return (
    <Typography>
      {isClosed ? `${signUp.states.closed} ` : null}
      <Link to={href('contact')}>{signUp.ask}</Link>
    </Typography>
  );
}

/** What was answered and the phone number, if they were given. */
function Answers({ answer, phone }: { answer: string | null; phone: string | null }) {
  const given = [
    [words.yourAnswer, answer],
    [words.yourPhone, phone],
  ].filter(([, text]) => text);
  if (given.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{ m: 0, '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: 1, overflowWrap: 'anywhere' } }}
    >
      {given.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Box>
  );
}
