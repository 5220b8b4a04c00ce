/**
 * The header of a public page that names the version of the church's words and accounts that it was answered with. By it
 * the service worker sees that pages that it keeps are old.
 */
export const CONTENT_VERSION = 'x-content-version';
