/**
 * The limits of a question to the daily verse: its characters, and what a page may send back to go on from. They stand
 * apart from the schemas, so that a page that needs only a number does not load yup.
 */
export const VERSE_LIMITS = { message: 1000, name: 60, query: 200, shown: 60 } as const;

/** A question that is too long, cut to what is read of it: its beginning and its end, where people say what matters. */
export function shortened(question: string): string {
  if (question.length <= VERSE_LIMITS.message) return question;
  const half = Math.floor((VERSE_LIMITS.message - 1) / 2);
  return `${question.slice(0, half)}\n${question.slice(-half)}`.toWellFormed();
}

/** What the name of an edition is made of. */
export const EDITION_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .,:'’()-]*$/u;
