import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { scripturePlugin } from './src/build/scripturePlugin.ts';

/** What of the server's tests runs on PostgreSQL too: what it answers depends on SQL, on transactions or on notices. */
const ON_POSTGRES = [
  'access', // the last owner, when two are changed at once
  'accountActs',
  'accounts',
  'cachedList', // what another process wrote
  'clock', // what is tidied up, and when
  'commands', // npm run staff and seed, beside a running site
  'content', // the versions of the church's words
  'contentFiles', // npm run content, beside a running site
  'contentChanges', // two who publish at once
  'eventParts', // pages of the list
  'events',
  'failingMigration',
  'giving', // changes of where money goes
  'guessing', // the networks that an account has used
  'history',
  'inbox',
  'invitations', // two who accept one at once
  'pushNews',
  'publishing', // what is on the site, and from when
  'process', // two that start together on one database
  'secondFactor',
  'series',
  'severalEvents',
  'setUp', // the first account
  'signIn', // sessions
  'soak', // many writers at once
  'unusedPictures',
  'visitors', // messages, and health while the database is silent
].map((name) => `tests/server/${name}.test.ts`);

/** One more than there are cores: a test often waits for a process, a browser or the disk. */
const maxWorkers = availableParallelism() + 1;

const node = { environment: 'node', restoreMocks: true };

/** Every project begins with it; it makes its folders once in a run. */
const NEW_DATA = 'tests/support/newDataSetup.ts';

/**
 * Five kinds of test: `unit` and `server` in Node, `postgres` for what of the server's is about SQL over a real
 * PostgreSQL, `web` in jsdom over the true server, `browser` in a real Chromium and a real Firefox.
 */
const projects: TestProjectInlineConfiguration[] = [
  { ...node, name: 'unit', include: ['tests/unit/**/*.test.ts'] },
  { ...node, name: 'server', include: ['tests/server/**/*.test.ts'] },
  {
    ...node,
    name: 'postgres',
    include: [...ON_POSTGRES, 'tests/postgres/**/*.test.ts'],
    globalSetup: [NEW_DATA, 'tests/support/postgresSetup.ts'],
  },
  {
    name: 'web',
    environment: 'jsdom',
    include: ['tests/web/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/webSetup.ts'],
    restoreMocks: true,
  },
  {
    ...node,
    name: 'browser',
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: [NEW_DATA, 'tests/support/browserSetup.ts'],
  },
].map((test) => ({
  extends: false,
  plugins: [scripturePlugin(), react()],
  // A worker keeps its modules from file to file: each test makes its own store and app.
  // The patience is for a hang alone: a busy machine is slow.
  test: {
    globalSetup: NEW_DATA,
    isolate: false,
    maxWorkers,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    ...test,
  },
}));

export default defineConfig({
  test: { projects, maxWorkers },
});
