import './quietOwners.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { unloadDrafts } from '#web/ui/drafts/drafts.ts';
import { NOON } from '../testApp.ts';
import { BrowserRequest } from './browserRequest.ts';

/** What every page test stands on: the few things of a browser that jsdom lacks, a clean slate, and no silent errors. */

// jsdom brings an ArrayBuffer of its own, which the server under test would not take for Node's.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);
globalThis.ArrayBuffer = Buffer.alloc(1).buffer.constructor as ArrayBufferConstructor;

// The patience is for a hang alone: a screen that loads its code when it opens waits for the test's compiler.
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 60_000,
  // While a test waits, each look that finds nothing yet would print the whole page. It is printed when the time is over.
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/** Whether Testing Library looks again and again, and throws away why a look found nothing. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

// They stay from test to test: what a page asks for as its test ends still finds them.
Object.assign(globalThis, {
  Request: BrowserRequest,
  IntersectionObserver: QuietObserver,
  ResizeObserver: QuietObserver,
  scrollTo: () => undefined,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
Element.prototype.scrollIntoView ??= () => undefined;

beforeEach(() => {
  vi.setSystemTime(NOON); // the visitor's clock agrees with the server's, whatever day the tests run on
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren(); // bars stand outside the app's root
  history.replaceState(null, '', '/');
  unloadDrafts();
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'locks'); // freshDevice
  const complaints = vi.mocked(console.error).mock.calls.map((parts) => parts.join(' '));
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(complaints, 'nothing complains in the console').toEqual([]);
});
