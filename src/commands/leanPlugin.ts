import type { Plugin } from 'vite';

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
  // Every attribute of HTML, to keep other properties from elements. Ours are given attributes, and what MUI adds.
  '@emotion/is-prop-valid': 'export default (name) => !/^(ownerState|theme|sx|as)$/.test(name);',
  // Imported by Emotion for its effects, of which it has none.
  'hoist-non-react-statics': 'export default (target) => target;',
};

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
  };
}
