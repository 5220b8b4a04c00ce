/** How long `afterPaint` waits for an idle browser, for the first picture, and after the load where no paint is told. */
const [IDLE_TIMEOUT_MS, PICTURE_TIMEOUT_MS, AFTER_LOAD_TIMEOUT_MS] = [2000, 4000, 3000];

/** Once the page and its first picture are painted, which a slow network would otherwise bring later. */
export function afterPaint(work: () => unknown) {
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
  };
  const idle = () => (window.requestIdleCallback ?? setTimeout)(once, { timeout: IDLE_TIMEOUT_MS } as never);
  try {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
      const shown = () => requestAnimationFrame(() => requestAnimationFrame(idle));
      Promise.resolve(picture?.decode()).then(shown, shown);
      setTimeout(idle, PICTURE_TIMEOUT_MS);
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // Older browsers do not tell.
  }
  afterLoad(() => setTimeout(idle, AFTER_LOAD_TIMEOUT_MS));
}

/** Once the page is loaded, at once where it is. */
export function afterLoad(work: () => unknown) {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work);
}
