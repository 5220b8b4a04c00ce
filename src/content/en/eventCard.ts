/** English words need no approval. */
export const approved = true;

/** The words of /event-card around the card itself (rulings, 16). */
export const eventCard = {
  next: 'Next event',
  none: 'No events available.',
  missing: 'This event no longer exists. Somebody may have deleted it.',
  all: 'All events',
};
