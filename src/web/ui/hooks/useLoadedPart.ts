import { useState } from 'react';

/** Said where a part could not be loaded. */
export const NOT_LOADED = 'This part did not load. The network may have dropped for a moment.';

/** A part of a page that is a download of its own. */
export interface LoadedPart<Part> {
  /** Undefined until it has been loaded. */
  part: Part | undefined;
  /** True after a download that failed, until the next one. */
  failed: boolean;
  /** Loads it, or tries again; does nothing once it is there. */
  ask: () => Promise<void>;
}

/** Loads a part of a page when it is first wanted. A failed download harms nothing else and can be tried again. */
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
