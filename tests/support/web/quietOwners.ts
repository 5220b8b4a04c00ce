import * as React from 'react';

declare module 'react' {
  const __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { recentlyCreatedOwnerStacks: number };
}

/**
 * For each element React's development build takes a stack, up to ten thousand a second, which only its debugging tools
 * read. Here the limit counts as reached: that is a tenth of the time of a page test. Warnings are as ever.
 */
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => undefined },
);
