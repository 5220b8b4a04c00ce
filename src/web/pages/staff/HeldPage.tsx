/** What waits for an owner's yes, for staff only. */
export { Held as HeldPage } from '#web/features/held/Held.tsx';
