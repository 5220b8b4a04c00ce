import { Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { isSignupKey, SIGNUP_KEY } from '#shared/signup/signupLimits.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { forgetSignup, keepSignup } from '#web/api/kept/keptSignups.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { StillTrying } from '#web/ui/loading/Loading.tsx';
import { ownSignup } from '#words/ownSignup.ts';
import { OwnSignupDetails } from './OwnSignupDetails.tsx';

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
