/** The words that server and app share (specification, section 8). What only one of them says stands with it. */
export const messages = {
  eventCreated: 'Event created successfully.',
  eventUpdated: 'Event updated successfully',
  eventDeleted: 'Event deleted successfully',
  eventMissing: 'This event no longer exists. Somebody may have deleted it.',
  messageSent: 'Message sent successfully!',
  loggedIn: 'Logged in successfully',
  invalidLogin: 'Invalid username or password',
  loginToContinue: 'Login to continue...',
  loggedOut: 'Logged out successfully',
} as const;
