import { type ComponentType, lazy } from 'react';

/**
 * A component that is loaded when it is first rendered, for what a page can do without. It needs a `Suspense` around it.
 *
 * @param Instead rendered where its file does not come, so that the page stays; nothing by default
 */
export const optionalPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
) => lazy(async () => ({ default: await load().catch(() => Instead) }));

function Nothing() {
  return null;
}
