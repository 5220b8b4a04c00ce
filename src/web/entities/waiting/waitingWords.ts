/** The mark of something whose change waits for the network. */
export const WAITING = 'Waiting';

/** What the mark means. */
export const WAITING_TITLE = 'Kept on this device, and sent when there is a network';
