import { useSearchParams } from 'react-router-dom';
import { isSignupKey, SIGNUP_KEY } from '#shared/signup/signupLimits.ts';
import { OwnSignupPage } from '#web/features/own-signup/OwnSignupPage.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

export { approved } from '#words/ownSignup.ts';

/** One's own sign-up behind its secret link: not indexed, and no referrer is sent to other sites. */
export function SignupPage() {
  const [search] = useSearchParams();
  const key = search.get(SIGNUP_KEY) ?? '';
  return (
    <>
      <PageHead page="signup" />
      <meta name="referrer" content="strict-origin" />
      <OwnSignupPage secretKey={isSignupKey(key) ? key : null} />
    </>
  );
}
