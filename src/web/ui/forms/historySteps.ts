/** Told of a step back or forward through the browser's history; true keeps it from the router. */
type StepGuard = () => boolean;

let guard: StepGuard | null = null;

/** Asks a guard about each step from now on. Returns the way to stop it. */
export function guardSteps(asked: StepGuard): () => void {
  guard = asked;
  return () => {
    if (guard === asked) guard = null;
  };
}

/**
 * Listens for steps on behalf of the guard. Call it once, before the router is drawn: browsers tell a window's listeners
 * in the order in which they came, and the first can keep a step from the others.
 */
export function listenForSteps(): void {
  addEventListener('popstate', (event) => {
    if (guard?.()) event.stopImmediatePropagation();
  });
}
