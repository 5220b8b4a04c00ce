import type { Components, Theme } from '@mui/material/styles';
import { lightPalette } from './palette.ts';

const { text, divider, accent, primary } = lightPalette;

/** The variables that a printed page changes. */
const printColours = {
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

/** How the theme dresses MUI's components. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 88, WebkitTextSizeAdjust: '100%' },
      body: { overflowWrap: 'break-word' },
      ':focus-visible': { outline: `3px solid ${theme.vars?.palette.accent.gold}`, outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Not a moment: any length at all would give every element a transition of every property.
          transitionDuration: '0s !important',
          transitionDelay: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@media print': {
        'header, footer, nav, .no-print': { display: 'none !important' },
        // Dark ink on white paper, whatever the scheme of the screen.
        ':root:root': printColours,
        'html, body': { backgroundColor: 'white' },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `3px solid ${theme.vars?.palette.accent.gold}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: 999, padding: '10px 26px', minHeight: 48 } },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.18em' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 12, backgroundColor: theme.vars?.palette.background.paper }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars?.palette.accent.outline }),
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars?.palette.text.primary, fontWeight: 600 }) },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.95rem', marginInline: 4 } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 16, backgroundImage: 'none' } } },
  MuiDialogTitle: { defaultProps: { component: 'h2', variant: 'h3' } },
  MuiAlert: { styleOverrides: { root: { borderRadius: 12 } } },
  MuiMenu: { styleOverrides: { paper: { borderRadius: 14 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
};
