/** The cache of the recordings that people keep on their device, by their paths. The service worker answers from it. */
export const KEPT_SERMONS = 'sermons';
