/** English words need no approval. */
export const approved = true;

/** What is said of a save that waits on the device for a network (web/outbox). */
export const waiting = {
  saved: 'It is kept on this device and sent when there is a network.',
  /** The same of what came when there were too many. */
  inTurn: 'It is kept on this device and sent by itself as soon as the site takes it.',
  /** The server has not answered for ten seconds. */
  trying: 'There is no answer yet. It is kept on this device, and the site is still trying to send it.',
  /** The mark of a form whose save waits. */
  mark: 'Waiting to be sent',
  anotherMessage: 'Write another message',
  /** Of what a visitor saved, and the server refused when it came; the server's own sentence follows. */
  refused: {
    message: 'Your message was not taken.',
    signUp: (event: string) => `Your sign-up for ${event} was not taken.`,
    change: (event: string) => `The change of your sign-up for ${event} was not taken.`,
    changeMessage: 'Change the message',
    toEvent: 'Go to the event',
    toSignUp: 'Go to your sign-up',
    discard: 'Discard',
    unfinished: 'Something else is written in the form. Finish that first.',
  },
};
