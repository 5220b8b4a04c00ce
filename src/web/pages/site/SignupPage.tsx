/** One's own sign-up behind its secret link. */
export { OwnSignupPage as SignupPage } from '#web/features/own-signup/OwnSignupPage.tsx';
export { approved } from '#words/ownSignup.ts';
