import type { Plugin } from 'vite';

/**
 * The Vite plugin that leaves the start of the app to `index.html`: the built page names the app's files, and does not load
 * them by itself. The entry comes last.
 */
export function heldStartPlugin(): Plugin {
  return {
    name: 'held-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const [entry = '', file] = html.match(/<script type="module" [^>]*src="([^"]+)"><\/script>/) ?? [];
        return html
          .replace(entry, '')
          .replaceAll(/<link rel="modulepreload" [^>]*href="([^"]+)">/g, '<link rel="app" href="$1">')
          .replace('</head>', () => `  <link rel="app" href="${file}">\n  </head>`);
      },
    },
  };
}
