/** The event of the app's entry for the start script, when it could not start: a file of the page did not come. */
export const START_FAILED = 'startfailed';
