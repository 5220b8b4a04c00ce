import { minifySync, type Plugin, type Rolldown } from 'vite';

/**
 * Runs in the page, as the last element of the body. It waits for the first paint and for the picture of the first
 * screen, with which it would share a slow network, but four seconds at the most (or for the first touch); then it loads
 * the app's files and lets the browser breathe between one and the next. Where nothing is painted yet it does neither.
 * Presses of a button before the app has woken are kept for it (`layout/useEarlyPresses.ts`). Should a file not load,
 * the next touch tries again.
 */
const START = `
const files = FILES;
const painted = document.getElementById("state").textContent !== "";
let begun = false;
self.early = [];
addEventListener("click", self.keepEarly = (event) => {
  const button = event.target.closest?.("#root button");
  if (!button) return;
  event.preventDefault();
  self.early.push(button);
}, true);
const begin = async () => {
  if (begun) return;
  begun = true;
  try {
    for (const file of files) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      link.fetchPriority = "low";
      document.head.append(link);
    }
    for (const file of files) {
      await import(file);
      if (painted) await new Promise((next) => setTimeout(next));
    }
  } catch {
    begun = false;
  }
};
if (painted) {
  const idle = () => (self.requestIdleCallback ?? setTimeout)(begin, { timeout: 2000 });
  try {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName("first-contentful-paint").length) return;
      observer.disconnect();
      const picture = document.querySelector("img[fetchpriority=high]");
      const shown = () => requestAnimationFrame(() => requestAnimationFrame(idle));
      Promise.resolve(picture?.decode()).then(shown, shown);
      setTimeout(idle, 4000);
    }).observe({ type: "paint", buffered: true });
  } catch {}
  addEventListener("load", () => setTimeout(idle, 3000));
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, begin, { passive: true });
} else begin();
`;

/**
 * The Vite plugin that puts the start script in place of the entry's own tags: the script then counts for nothing until
 * the page has been painted, and is evaluated in pieces.
 */
export function startPlugin(): Plugin {
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html;
        const files = JSON.stringify(inOrder(chunk, bundle).map((file) => `/${file}`));
        const { code } = minifySync(
          'start.js',
          START.replace('FILES', () => files),
          { module: true },
        );
        const script = `<script type="module">${code.trim()}</script>`;
        return html
          .replace(/\s*<script type="module"[^>]*src="[^"]*"[^>]*><\/script>/g, '')
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace('</body>', () => `  ${script}\n  </body>`);
      },
    },
  };
}

/** The files that a chunk needs before it, dependencies first, the chunk itself last. */
function inOrder(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, done = new Set<string>()): string[] {
  if (done.has(chunk.fileName)) return [];
  done.add(chunk.fileName);
  const before = chunk.imports.flatMap((name) => {
    const needed = bundle[name];
    return needed?.type === 'chunk' ? inOrder(needed, bundle, done) : [];
  });
  return [...before, chunk.fileName];
}
