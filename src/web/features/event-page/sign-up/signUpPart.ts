import { lazyPart } from '#web/ui/loading/lazyPart.tsx';

/** Signing up, for the few events that take sign-ups: a chunk of its own. */
export const SignUp = lazyPart(async () => (await import('./SignUp.tsx')).SignUp);
