import { type ComponentType, lazy, useState } from 'react';

/** A page with code splitting, and a function that loads it before it is rendered. */
export type LazyPage = ComponentType & { preload: () => Promise<void> };

/**
 * A page that is loaded when it is first rendered. After `preload` it renders at once, without suspending: so the server
 * renders it completely, and the browser can hydrate it.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, while the route table loads
  function Page() {
    // Chosen once: otherwise a page that has loaded meanwhile would be another component, and mount again.
    const [Chosen] = useState(() => Loaded ?? Lazy);
    return <Chosen />;
  }
  return Object.assign(Page, {
    preload: async () => {
      Loaded = await load();
    },
  });
}
