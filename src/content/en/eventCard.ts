/** The church's own words: nobody needs to approve them. */
export const approved = true;

/** The words of /event-card around the card itself (rulings, 16). */
export const eventCard = {
  next: 'Next event',
  none: 'No events available.',
  missing: 'This event no longer exists. Somebody may have deleted it.',
  all: 'All events',
};
