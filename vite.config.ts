import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { startPlugin } from './src/commands/startPlugin.ts';
import { scripturePlugin } from './src/content/scripturePlugin.ts';

/**
 * Builds the app twice: for browsers into dist/client, and with `--ssr` as the bundle that draws the public pages on
 * the server, into dist/server, with every package inside it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [scripturePlugin(), react(), startPlugin()],
  build: isSsrBuild
    ? { ssr: 'src/web/render.tsx', outDir: 'dist/server', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Only what every page needs; a wider group would pull lazy libraries into each first visit.
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'data', test: /node_modules\/(@reduxjs|redux|react-redux|immer|reselect|redux-thunk)\// },
                { name: 'router', test: /node_modules\/(react-router|react-router-dom)\// },
              ],
            },
          },
        },
      },
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
