/** Where a browser is: what the setting says, or the usual names on the PATH; undefined where there is none. */
export function findBrowser(browser: 'headlessShell' | 'chromium' | 'firefox'): string | undefined;

/** Installs the browsers that are missing as Debian's packages, where this is root on Debian. */
export function installBrowsers(): Promise<void>;
