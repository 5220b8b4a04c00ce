/** The storage keys of the sign-ups that a device keeps, each followed by the event's id. Apart, for the start script. */
export const KEPT_SIGNUPS = 'sign-ups-';
