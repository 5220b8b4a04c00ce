/** A person takes longer to fill in the form, in seconds. */
const MIN_SECONDS = 2;

/** Whether a form looks filled in by a bot. It is marked as spam, not refused, since the guess may be wrong. */
export function looksLikeSpam({ remarks, seconds }: { remarks?: unknown; seconds?: unknown }): boolean {
  const filled = remarks !== undefined && remarks !== null && remarks !== '';
  return filled || (typeof seconds === 'number' && seconds < MIN_SECONDS);
}
