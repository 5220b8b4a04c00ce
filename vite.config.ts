import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { languagePlugin } from './src/build/languagePlugin.ts';
import { scripturePlugin } from './src/build/scripturePlugin.ts';
import { startPlugin } from './src/build/startPlugin.ts';

/** The language of this build's pages, English or Kiswahili: it decides which words `#words/…` are (package.json). */
const isSwahili = process.env.SITE_LANGUAGE === 'sw';
const LANGUAGE_CONDITIONS = isSwahili ? ['kiswahili'] : [];

/**
 * Builds the app for one language, twice: for browsers, and with `--ssr` as the bundle that draws the public pages on
 * the server, with every package inside it. `commands/site/buildSite.mjs` names the folders.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    scripturePlugin(),
    react(),
    languagePlugin(isSwahili ? 'sw' : 'en'),
    startPlugin(),
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
        manifest: true,
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
