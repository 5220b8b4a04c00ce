/** Called on a step back or forward through the history; true hides it from the router. */
type StepGuard = () => boolean;

let guard: StepGuard | null = null;

/** Calls a guard on each step. Returns a function that stops it. */
export function guardSteps(asked: StepGuard): () => void {
  guard = asked;
  return () => {
    if (guard === asked) guard = null;
  };
}

/**
 * Listens for steps on behalf of the guard. Call it once, before the router is rendered: the first listener of a window
 * can hide an event from the later ones.
 */
export function listenForSteps(): void {
  addEventListener('popstate', (event) => {
    if (guard?.()) event.stopImmediatePropagation();
  });
}
