import type { CSSInterpolation, Theme } from '@mui/material';
import { lightPalette } from './palette.ts';

const { text, divider, accent, primary } = lightPalette;

/** Dark text on white when printed, in either scheme. */
const printColors = {
  colorScheme: 'light',
  '--mui-palette-text-primary': text.primary,
  '--mui-palette-text-secondary': text.secondary,
  '--mui-palette-background-default': 'white',
  '--mui-palette-background-paper': 'white',
  '--mui-palette-divider': divider,
  '--mui-palette-accent-gold': accent.gold,
  '--mui-palette-accent-wine': accent.wine,
  '--mui-palette-primary-main': primary.main,
};

/** Global styles besides MUI's own baseline. */
export const baseline = (theme: Theme): CSSInterpolation => ({
  html: { scrollPaddingTop: '88px' },
  body: { overflowWrap: 'break-word' },
  'h1[tabindex="-1"]:focus': { outline: 'none' }, // it takes the focus when a button is gone
  ':focus-visible': { outline: `3px solid ${theme.vars.palette.accent.gold}`, outlineOffset: '2px' },
  // Without JavaScript nothing chooses the scheme, so the page follows the device.
  '@media (prefers-color-scheme: dark)': {
    ':root:not([data-theme])': Object.assign(
      {},
      ...theme.generateStyleSheets().map((sheet) => sheet['[data-theme="dark"]']),
    ),
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*,*::before,*::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Exactly 0: any other duration would give every element a transition of every property.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    'header:not(main *),footer,nav,.no-print': { display: 'none !important' },
    ':root:root': printColors,
    'html,body': { backgroundColor: 'white' },
  },
});
