/** Builds the site where there is no build of these sources. Returns whether the build in use is of these sources. */
export function ensureBuilt(): boolean;
