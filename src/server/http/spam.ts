/** Nobody fills the form in faster, in seconds. */
const MIN_SECONDS = 2;

/** Whether a bot filled a form in. What it sends is marked, never refused, so that nothing real is lost. */
export function looksLikeSpam({ remarks, seconds }: { remarks?: unknown; seconds?: unknown }): boolean {
  const filled = remarks !== undefined && remarks !== null && remarks !== '';
  return filled || (typeof seconds === 'number' && seconds < MIN_SECONDS);
}
