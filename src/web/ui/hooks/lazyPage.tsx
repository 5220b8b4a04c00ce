import { type ComponentType, lazy, useState } from 'react';

/** A page that is its own download, and the way to have it ready before it is drawn. */
export type LazyPage = ComponentType & { preload: () => Promise<void> };

/**
 * A page loaded when it is first wanted. Once `preload` has finished it is drawn at once, without a boundary that
 * suspends: so a server draws it whole, and a browser hydrates what it finds.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once a page, while the route table loads
  function Page() {
    // Chosen once: a page that loads while it waits must not be taken for another one and start over.
    const [Chosen] = useState(() => Loaded ?? Lazy);
    return <Chosen />;
  }
  return Object.assign(Page, {
    preload: async () => {
      Loaded = await load();
    },
  });
}
