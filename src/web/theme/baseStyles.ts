import { madeTheme } from './madeTheme.ts';
import { lightPalette } from './palette.ts';
import { type Rules, variablesFor, write } from './styleSheet.ts';

const { text, divider, accent, primary } = lightPalette;
const colour = (name: string) => `var(--mui-palette-${name})`;

/** Dark ink on white paper, whatever the scheme of the screen. */
const printColours: Rules = {
  colorScheme: 'light',
  '--mui-palette-text-primary': text?.primary,
  '--mui-palette-text-secondary': text?.secondary,
  '--mui-palette-background-default': 'white',
  '--mui-palette-background-paper': 'white',
  '--mui-palette-divider': divider,
  '--mui-palette-accent-gold': accent?.gold,
  '--mui-palette-accent-wine': accent?.wine,
  '--mui-palette-primary-main': primary && 'main' in primary ? primary.main : undefined,
};

/** What holds for the whole page, by element. */
const elements: Rules = {
  html: {
    boxSizing: 'border-box',
    scrollPaddingTop: '88px',
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  '*,*::before,*::after': { boxSizing: 'inherit' },
  'strong,b': { fontWeight: madeTheme.typography.fontWeightBold },
  body: {
    margin: 0,
    color: colour('text-primary'),
    backgroundColor: colour('background-default'),
    ...(madeTheme.typography.body1 as Rules),
    overflowWrap: 'break-word',
  },
  'body::backdrop': { backgroundColor: colour('background-default') },
  ':focus-visible': { outline: `3px solid ${colour('accent-gold')}`, outlineOffset: '2px' },
  '@media (prefers-reduced-motion: reduce)': {
    '*,*::before,*::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a moment: any length at all would give every element a transition of every property.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    'header,footer,nav,.no-print': { display: 'none !important' },
    ':root:root': printColours,
    'html,body': { backgroundColor: 'white' },
  },
};

const variables = variablesFor('everyone');

/** The first style sheet of every page: the theme's variables in each scheme, and what holds for the whole page. */
export const baseStyles = variables.map(write).join('') + write(elements);

/**
 * The dark scheme for a browser without JavaScript, which follows the system: there the first script of the page, which
 * chooses the scheme, never runs.
 */
export const darkWithoutScript = write({
  '@media (prefers-color-scheme:dark)': {
    ':root': Object.assign({}, ...variables.map((sheet) => sheet['[data-theme="dark"]'])),
  },
});
