import { useState } from 'react';
import { feedback } from '#words/interface.ts';

/** Shown if a part of a page did not load. */
export const NOT_LOADED = feedback.part;

/** A part of a page that is a chunk of its own. */
interface LoadedPart<Part> {
  /** Undefined until it has loaded. */
  part: Part | undefined;
  /** True after a failed attempt, until the next one. */
  failed: boolean;
  /** Loads it, or tries again; does nothing once it has loaded. */
  ask: () => Promise<void>;
}

/**
 * Loads a part of a page, or a module without components, when it is first needed. Unlike with `lazy`, a failure reaches no
 * error boundary, and can be tried again.
 */
export function useLoadedPart<Part>(load: () => Promise<Part>): LoadedPart<Part> {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const [failed, setFailed] = useState(false);
  const ask = async () => {
    if (loaded) return;
    setFailed(false);
    try {
      const part = await load();
      setLoaded({ part });
    } catch {
      setFailed(true);
    }
  };
  return { part: loaded?.part, failed, ask };
}
