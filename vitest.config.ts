import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { scripturePlugin } from './src/content/scripturePlugin.ts';

const node = { environment: 'node', restoreMocks: true };

/** Server tests that never open the store, or are about SQLite itself. */
const NOT_ON_POSTGRES = [
  'backup',
  'bible',
  'connections',
  'diskFaults',
  'frontDoor',
  'groupedWrites',
  'killed',
  'nightlyCopies',
  'settings',
  'standardOutput',
  'store',
  'worker',
].map((name) => `tests/server/${name}.test.ts`);

/**
 * Five kinds of test: `unit` and `server` in Node, `postgres` for the server's over a real PostgreSQL, `web` in jsdom
 * over the true server, `browser` in a real Chromium.
 */
export default defineConfig({
  plugins: [scripturePlugin(), react()],
  test: {
    projects: [
      { extends: true, test: { ...node, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { extends: true, test: { ...node, name: 'server', include: ['tests/server/**/*.test.ts'], testTimeout: 20_000 } },
      {
        extends: true,
        test: {
          ...node,
          name: 'postgres',
          include: ['tests/server/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
          exclude: NOT_ON_POSTGRES,
          globalSetup: ['tests/support/postgresSetup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/webSetup.ts'],
          restoreMocks: true,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
