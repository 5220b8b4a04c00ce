/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { leanPlugin } from './src/commands/leanPlugin.ts';
import { startPlugin } from './src/commands/startPlugin.ts';
import { scripturePlugin } from './src/content/scripturePlugin.ts';
import { themePlugin } from './src/web/theme/themePlugin.ts';

/** Of what a dozen pages share, that which is not for staff's screens alone. */
const NOT_ONLY_STAFFS =
  /^(?!.*@mui\/(material\/(transitions|GlobalStyles|styles\/reducedMotion)|utils\/(useForkRef|fastDeepAssign|useEventCallback|isFocusVisible|useLazyRef)))/;

/**
 * What several pages always need together, and others not at all: one file for each. A small file costs nearly a
 * kilobyte of headers, and a request. What these need themselves stays where it is, for more pages need that.
 */
const TOGETHER = Object.entries({
  event: 'web/ui/(DateLeaf|EventLines|GivenPicture|ownPictureHere|Tag|MenuButton|useHydrated)|shared/ownPicture',
  events:
    'web/(ui/(LoadMore|useLoadedSoon|useGrowingList)|features/events/(EventCard|EventList))|content/events|' +
    'shared/categories|icons-material/(Search|EditCalendarOutlined)',
  notice: 'web/(ui/Notice|api/errors)|icons-material/(CheckCircleOutlined|ErrorOutlineOutlined)',
  visit: 'web/(features/visit/ServiceHours|ui/(TextButton|PillButton))|icons-material/PlaceOutlined',
}).map(([name, modules]) => ({
  name,
  test: new RegExp(`/(${modules})\\.m?[jt]sx?$`),
  includeDependenciesRecursively: false,
}));

/**
 * Builds the app twice: for browsers into dist/client, and with `--ssr` as the bundle that draws the public pages on
 * the server, into dist/server, with every package inside it.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins:
    mode === 'test' ? [] : [leanPlugin(), themePlugin(), scripturePlugin(), react(), startPlugin(), offlinePlugin()],
  test: { projects: testProjects() },
  build: isSsrBuild
    ? { ssr: 'src/web/render.tsx', outDir: 'dist/server', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Only what nearly every page needs; a wider group would pull lazy libraries into each first visit. What a
              // dozen pages share is one file: many small ones compress worse. The store is a file by itself so that making
              // it is a task by itself.
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'data', test: /node_modules\/(@reduxjs|redux|react-redux|immer|reselect|redux-thunk)\// },
                { name: 'router', test: /node_modules\/(react-router|react-router-dom)\// },
                {
                  name: 'api',
                  test: /\/src\/web\/(api\/(api|answers|backend|baseQuery|eventParts|foreignTimes)|auth\/authSlice|store)\.ts$/,
                },
                { name: 'shared', minShareCount: 14, test: NOT_ONLY_STAFFS },
                ...TOGETHER,
              ],
            },
          },
        },
      },
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));

/** The service worker, our own (src/web/offline), with the names of what it needs to know of the build put in. */
function offlinePlugin() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/web/offline/worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: { globPatterns: ['index.html', 'assets/*.woff2'], rollupFormat: 'iife' },
  });
}

/**
 * Five kinds of test: `unit` and `server` in Node, `postgres` for the server's over a real PostgreSQL, `web` in jsdom
 * over the true server, `browser` in a real Chromium.
 */
function testProjects(): TestProjectInlineConfiguration[] {
  const node = { environment: 'node', restoreMocks: true };
  /** Server tests that never open the store, or are about SQLite itself. */
  const NOT_ON_POSTGRES = [
    'backup',
    'bible',
    'connections',
    'diskFaults',
    'doctor',
    'encryptedBackups',
    'frontDoor',
    'goingOver',
    'groupedWrites',
    'hostileBackups',
    'killed',
    'lostDatabase',
    'nightlyCopies',
    'pastVersions',
    'powerLoss',
    'seals',
    'settings',
    'standardOutput',
    'store',
    'worker',
  ].map((name) => `tests/server/${name}.test.ts`);
  // The patience is for a hang alone: a busy machine is slow.
  return [
    { ...node, name: 'unit', include: ['tests/unit/**/*.test.ts'] },
    { ...node, name: 'server', include: ['tests/server/**/*.test.ts'] },
    {
      ...node,
      name: 'postgres',
      include: ['tests/server/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
      exclude: NOT_ON_POSTGRES,
      globalSetup: ['tests/support/postgresSetup.ts'],
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
      fileParallelism: false,
      testTimeout: 120_000,
      hookTimeout: 300_000,
    },
  ].map((test) => ({
    extends: false, // the build puts every package into the bundle; a test must not
    test: { testTimeout: 60_000, hookTimeout: 60_000, ...test },
    plugins: [scripturePlugin(), react()],
  }));
}
