/** English words need no approval. */
export const approved = true;

/** What is said of a save that waits on the device for a network (web/outbox). */
export const waiting = {
  saved: 'Saved on this phone. It is sent when there is a network',
};
