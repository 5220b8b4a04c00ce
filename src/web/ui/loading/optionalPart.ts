import { type ComponentType, lazy } from 'react';

/**
 * A component that is loaded when it is first rendered, for what a page can do without. Where its file does not come, it
 * renders nothing, and the page stays. It needs a `Suspense` around it.
 */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));

const Nothing = () => null;
