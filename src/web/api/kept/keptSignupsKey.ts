/**
 * The prefix of the storage keys of a device's sign-ups; the event's id follows. In a file of its own for the start
 * script.
 */
export const KEPT_SIGNUPS = 'sign-ups-';
