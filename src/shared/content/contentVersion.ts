/**
 * A header of public pages: the version of the church's words and accounts that the page shows. The service worker compares
 * it with the pages that it has cached.
 */
export const CONTENT_VERSION = 'x-content-version';
