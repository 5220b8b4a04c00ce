import { type ComponentType, lazy, useState } from 'react';

/** A component with code splitting, and a function that loads it before it is rendered. */
export type LazyPart<Props extends object = object> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * A page, or a part of one, that is loaded when it is first rendered. After `preload` it renders at once, without
 * suspending: so the server renders it completely, the browser can hydrate it, and a menu opens with the press. What has
 * suspended, even for a moment, React shows 300 ms later. A part that is never preloaded needs only React's `lazy`.
 */
export function lazyPart<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, while its module loads
  function Part(props: Props) {
    // Chosen once: otherwise a part that has loaded meanwhile would be another component, and mount again.
    const [Chosen] = useState(() => Loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return Object.assign(Part, {
    preload: async () => {
      Loaded = await load();
    },
  });
}
