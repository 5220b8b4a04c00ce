/** The mark of something whose change waits for the network. */
export const WAITING = 'Waiting';

/** What the mark means. */
export const WAITING_TITLE = 'Saved on this phone, and sent when there is a network';
