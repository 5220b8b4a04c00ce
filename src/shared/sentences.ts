/** The sentences that server and app share (specification, section 8). A sentence that only one of them uses is in that one. */
export const sentences = {
  eventCreated: 'Event created successfully.',
  eventUpdated: 'Event updated successfully',
  eventDeleted: 'Event deleted successfully',
  eventRestored: 'Event restored successfully',
  eventNotRestorable: 'This event cannot be restored: it was deleted more than 30 days ago, or never existed.',
  eventChanged: 'Somebody else has changed this event meanwhile.',
  loggedIn: 'Logged in successfully',
  invalidLogin: 'Invalid username or password',
  loginToContinue: 'Login to continue...',
  loggedOut: 'Logged out successfully',
} as const;
