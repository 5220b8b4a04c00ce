/** Where money goes, for staff only. */
export { Giving as GivingPage } from '#web/features/giving-accounts/Giving.tsx';
