/** How long a slide is shown (specification, section 9). A file of its own, since the start script needs it too. */
export const SLIDE_TIMEOUT_MS = 3000;
