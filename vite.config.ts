import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { heldStartPlugin } from './src/build/heldStartPlugin.ts';
import { scripturePlugin } from './src/build/scripturePlugin.ts';
import * as english from './src/content/en/interface.ts';
import * as swahili from './src/content/sw/interface.ts';

/** The language of this build's pages, English or Kiswahili: it decides which words `#words/…` are (package.json). */
const isSwahili = process.env.SITE_LANGUAGE === 'sw';
const { feedback, notStarted } = isSwahili ? swahili : english;
const LANGUAGE_CONDITIONS = isSwahili ? ['kiswahili'] : [];

/**
 * What of the server's tests runs on PostgreSQL too: what it answers depends on SQL, on transactions or on notices. A test
 * in these files that depends on none of that, such as that of a refused field, says `itOnSqlite`.
 */
const ON_POSTGRES = [
  'accounts/access', // the last owner, when two are changed at once
  'accounts/accountActs',
  'accounts/accounts',
  'accounts/scheduled', // what another takes back at the same moment
  'backups/restoreUnderWrites',
  'http/cachedList', // what another process wrote
  'store/clock', // what is tidied up, and when
  'process/commands', // npm run staff and seed, beside a running site
  'content/contentFiles', // npm run content, beside a running site
  'content/contentChanges', // two who publish at once
  'events/door', // phones that send at once
  'events/eventPagination', // pages of the list
  'events/events',
  'store/failingMigration',
  'content/giving', // changes of where money goes
  'accounts/guessing', // the networks that an account has used
  'events/history',
  'inbox/inbox',
  'accounts/invitations', // two who accept one at once
  'inbox/pushNotifier',
  'events/publishing', // what is on the site, and from when
  'accounts/secondFactor',
  'events/series',
  'events/bulkEvents',
  'held/heldEvents', // what waits for an owner's yes
  'held/heldWords',
  'signups/reminders', // two instances that send
  'sermons/sermons',
  'accounts/signIn', // sessions
  'signups/race', // two copies of the server that give places at once
  'signups/headsLimit', // two copies of the server that count together
  'signups/staffSignups', // the list, and who moves up
  'signups/doorNames', // ticks of phones that send at once
  'signups/privacy', // what is deleted after the event
  'signups/signups', // places and the waiting list
  'images/unusedPictures',
].map((name) => `tests/server/${name}.test.ts`);

/**
 * Of each of the two queues (commands/development/runTests.ts). One more than there are cores: a test often waits for a
 * process, a browser or the disk.
 */
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
    globalSetup: [NEW_DATA, 'tests/support/postgres/postgresSetup.ts'],
  },
  {
    name: 'web',
    environment: 'jsdom',
    include: ['tests/web/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/web/webSetup.ts'],
    restoreMocks: true,
    // webSetup cleans up. Testing Library would do so by a hook of the first file that a worker runs.
    env: { RTL_SKIP_AUTO_CLEANUP: 'true' },
  },
  {
    ...node,
    name: 'browser',
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: [NEW_DATA, 'tests/support/browser/browserSetup.ts'],
  },
].map((test) => ({
  extends: true,
  // A worker keeps its modules from file to file: each test makes its own store and app.
  // The patience is for a hang alone: a busy machine is slow.
  test: {
    globals: true,
    globalSetup: NEW_DATA,
    isolate: false,
    maxWorkers,
    // Most of what a test makes is gone soon: with more room for what is young, V8 collects it less often.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    ...test,
  },
}));

/** The projects share this config's Vite server, so that each file is compiled once for all of them. */
const tests = { plugins: [scripturePlugin(), react()], test: { projects, maxWorkers } };

/**
 * Builds the app for one language, twice: for browsers, and with `--ssr` as the bundle that draws the public pages on
 * the server, with every package inside it. `commands/site/buildSite.mjs` names the folders.
 */
const build = (isSsrBuild: boolean | undefined): UserConfig => ({
  plugins: [
    scripturePlugin(),
    react(),
    heldStartPlugin(),
    // One worker keeps the pages of both languages.
    ...(isSwahili ? [] : [offlinePlugin()]),
  ],
  resolve: {
    conditions: [...LANGUAGE_CONDITIONS, ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
  },
  build: isSsrBuild
    ? {
        ssr: 'src/web/app/render.tsx',
        outDir: 'dist/server',
        copyPublicDir: false,
        // V8 keeps the source of what it runs: like this the server takes 10 MB less.
        minify: true,
      }
    : {
        outDir: 'dist/client',
        copyPublicDir: !isSwahili,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // Emotion imports it for `withTheme`, which is not used here. The package does not declare itself free of side effects.
          treeshake: { moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }] },
          output: {
            codeSplitting: {
              // Many small files compress worse than one: what most pages share comes in one.
              groups: [{ name: 'shared', minShareCount: 8 }],
            },
          },
        },
      },
  ssr: { noExternal: true, resolve: { conditions: [...LANGUAGE_CONDITIONS, ...defaultServerConditions] } },
  define: {
    // For index.html.
    'import.meta.env.NOT_STARTED': JSON.stringify(notStarted),
    'import.meta.env.LOAD_AGAIN': JSON.stringify(feedback.page.again),
    'import.meta.env.LANGUAGE': JSON.stringify(isSwahili ? 'sw' : 'en'),
    'import.meta.env.MANIFEST': JSON.stringify(isSwahili ? '/sw/site.webmanifest' : '/site.webmanifest'),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
});

export default defineConfig(({ mode, isSsrBuild }) => (mode === 'test' ? tests : build(isSsrBuild)));

/** The service worker, our own (src/web/offline), with the names of what it needs to know of the build put in. */
function offlinePlugin() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/web/offline/worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: { globPatterns: ['assets/*.woff2'], rollupFormat: 'iife' },
  });
}
