/** What the notifications menu lists until there is real news (specification, section 2; rulings, 19). */
export const sampleNotifications = [
  'Welcome to the dashboard of your church.',
  'Put on an event with Create Event.',
  'Log out on a phone that you share.',
] as const;

/** Said on staff's screens where no script runs. */
export const staffNeedScript = 'This page needs JavaScript.';
