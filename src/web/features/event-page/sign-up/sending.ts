/** What a sign-up needs once somebody fills it in, or this device keeps one: a chunk of its own. */
export { checkSignup, focusFirst } from '#web/entities/signup/checkSignup.ts';
export { KeptSignups } from './KeptSignups.tsx';
export { discardSignup, sendSignup } from './sendSignup.ts';
