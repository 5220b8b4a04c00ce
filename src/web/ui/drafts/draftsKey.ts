/** The local storage key that says that this device has drafts. In a file of its own for the start script. */
export const HAS_DRAFTS = 'has-drafts';
