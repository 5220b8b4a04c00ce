import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { scripturePlugin } from './src/build/scripturePlugin.ts';
import { isOverlay, staffChunks } from './src/build/staffChunks.ts';
import { startPlugin } from './src/build/startPlugin.ts';

/**
 * Builds the app twice: for browsers into dist/client, and with `--ssr` as the bundle that draws the public pages on
 * the server, into dist/server, with every package inside it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [scripturePlugin(), react(), startPlugin(), offlinePlugin()],
  build: isSsrBuild
    ? { ssr: 'src/web/app/render.tsx', outDir: 'dist/server', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A file each for what every page needs, and one for what most pages share: many small files compress worse.
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
                { name: 'data', test: /node_modules\/(@reduxjs|redux|react-redux|immer|reselect|redux-thunk)\// },
                { name: (id, context) => (isOverlay(id, context) ? null : 'shared'), minShareCount: 14 },
                ...staffChunks,
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
