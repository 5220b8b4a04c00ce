import type { Theme } from '@mui/material/styles';
import { createTheme } from '@mui/system';
import { components } from './components.ts';
import { themeValues } from './themeValues.ts';

const { variableNames, typography, duration, easing, ...values } = themeValues;

const base = createTheme();

/** The variables by their places in the theme: `vars.palette.text.primary` is `var(--mui-palette-text-primary)`. */
function variables(): Theme['vars'] {
  const vars: Record<string, unknown> = {};
  for (const name of variableNames.split(' ')) {
    const path = name.split('-');
    const last = path.pop() ?? '';
    let node = vars;
    for (const step of path) {
      node[step] ??= {};
      node = node[step] as Record<string, unknown>;
    }
    node[last] = `var(--mui-${name})`;
  }
  const { shadows, zIndex, shape } = values;
  return Object.assign(vars, { shadows, zIndex, shape, spacing: 8 }) as unknown as Theme['vars'];
}

interface Timing {
  duration?: number | string;
  easing?: string;
  delay?: number | string;
}

const milliseconds = (time: number | string) => (typeof time === 'number' ? `${Math.round(time)}ms` : time);

/** How MUI's theme writes transitions. */
const transitions = {
  duration,
  easing,
  create: (properties: string | string[] = 'all', timing: Timing = {}) =>
    [properties]
      .flat()
      .map((property) =>
        [
          property,
          milliseconds(timing.duration ?? duration.standard),
          timing.easing ?? easing.easeInOut,
          milliseconds(timing.delay ?? 0),
        ].join(' '),
      )
      .join(),
  /** The time, in milliseconds, in which something of so many pixels opens. */
  getAutoHeightDuration: (height: number) =>
    height ? Math.min(Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10), 3000) : 0,
};

/**
 * The one theme, light and dark, as CSS variables, so that a page drawn on the server is right in both. Put together from
 * values that were worked out while the app was built: MUI's own making of a theme weighs more than all of it.
 */
export const theme = Object.assign(base, values, {
  components,
  transitions,
  typography: { ...typography, pxToRem: (size: number) => `${size / 16}rem` },
  vars: variables(),
  colorSchemes: { light: true, dark: true },
  getColorSchemeSelector: (scheme: string) => `[data-theme="${scheme}"] &`,
  /** A variable's colour with so much opacity. */
  alpha: (colour: string, opacity: number | string) => {
    const share = typeof opacity === 'string' ? `calc(${opacity})` : opacity;
    return `rgba(${colour.replace(/var\(--([^,)]+)[^)]*\)/, 'var(--$1Channel)')} / ${share})`;
  },
}) as unknown as Theme;
