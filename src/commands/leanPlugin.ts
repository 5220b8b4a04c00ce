import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CREATE_ICON = fileURLToPath(new URL('../web/ui/createIcon.tsx', import.meta.url));

/**
 * Parts of libraries that every page would carry and none uses, by the end of the name that they are imported under, and
 * what stands in their place.
 */
const UNUSED: Record<string, string> = {
  // MUI's Button brings a spinner for `loading`. Here a busy button says so in words.
  '/CircularProgress/index.mjs': 'export default () => null;',
  // The theme shuts the ripple off.
  './TouchRipple.mjs': 'export default () => null;',
  // The theme that stands in where there is none, and the code that makes it.
  '/defaultTheme.mjs': 'export default {};',
  // The same box, without that theme.
  '@mui/material/Box': 'export { default } from "@mui/system/Box";',
  // The same signs, without MUI's way of moving them.
  './utils/createSvgIcon.mjs': `export { createIcon as default } from ${JSON.stringify(CREATE_ICON)};`,
  // Every attribute of HTML, to keep other properties from elements. Ours are given attributes, and what MUI adds.
  '@emotion/is-prop-valid': 'export default (name) => !/^(ownerState|theme|sx|as)$/.test(name);',
  // Imported by Emotion for its effects, of which it has none.
  'hoist-non-react-statics': 'export default (target) => target;',
};

/** Within React Router's one file: its form, its active link and the links of its framework, which the bundler keeps. */
const ROUTER = /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/;
const ROUTER_UNUSED: [RegExp, string][] = [
  [/^(NavLink|Form)\.displayName = .*$/gm, ''],
  [/= (\w+\.forwardRef)\(/g, '= /* @__PURE__ */ $1('],
  [/\w+\.createElement\(PrefetchPageLinks, \{ page: \w+ \}\)/g, 'null'],
];

const SIGN = '\0unused:';

/** The Vite plugin that leaves out of the build what no page uses and the bundler cannot know to be unused. */
export function leanPlugin(): Plugin {
  return {
    name: 'leave-out-unused',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      const unused = Object.keys(UNUSED).find((end) => source.endsWith(end));
      return unused && SIGN + unused;
    },
    load(id) {
      return id.startsWith(SIGN) ? { code: UNUSED[id.slice(SIGN.length)] ?? '', moduleSideEffects: false } : undefined;
    },
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: ROUTER_UNUSED.reduce((text, [pattern, instead]) => text.replace(pattern, instead), code),
        map: null,
      }),
    },
  };
}
