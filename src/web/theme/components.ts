import type { Components, CSSInterpolation, LinkProps, Theme } from '@mui/material';
import { AppLink } from './AppLink.tsx';
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
const baseline = (theme: Theme): CSSInterpolation => ({
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

/** The text's own colour at a share of its opacity, in percent. */
const faint = (share: number) => `color-mix(in srgb, currentColor ${share}%, transparent)`;

/** The largest width of a page's content with its side padding, in pixels. */
export const CONTENT_WIDTH = 1168;

/**
 * The looks of MUI's components. Borders and hover colours are mixed from the text's colour, so that they also suit the
 * dark sections, where `glassTone` sets the theme's variables to other values.
 */
export const components: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: baseline },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      // No media query for the width, so that `sx` can set another one.
      root: ({ theme }) => ({
        maxWidth: CONTENT_WIDTH,
        paddingInline: 20,
        [theme.breakpoints.up('sm')]: { paddingInline: 24 },
      }),
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: AppLink },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `3px solid ${theme.vars.palette.accent.gold}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 999, padding: '10px 26px', minHeight: 48 },
      text: { '&:hover': { backgroundColor: faint(6) } },
      sizeSmall: { padding: '8px 12px', minHeight: 44, fontSize: '0.9375rem' },
      startIcon: { '& > *:nth-of-type(1)': { fontSize: '1.25rem' } }, // grows with the text
      outlined: {
        borderColor: faint(50),
        '&.MuiButton-colorInherit, &:hover': { borderColor: 'currentColor' },
        '&:hover': { backgroundColor: faint(6) },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: 44, minHeight: 44, '--IconButton-hoverBg': faint(8) } },
  },
  MuiTypography: { defaultProps: { variantMapping: { tool: 'h1', lead: 'p', eyebrow: 'p' } } },
  MuiLink: {
    defaultProps: { component: AppLink } as LinkProps,
    styleOverrides: {
      root: ({ theme }) => ({
        '&:focus-visible': { outline: `3px solid ${theme.vars.palette.accent.gold}`, outlineOffset: 2 },
        textUnderlineOffset: '0.18em',
        '--Link-underlineColor': faint(40),
        '&:hover': { textDecorationColor: 'currentColor' },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 12, backgroundColor: theme.vars.palette.background.paper }),
      input: { 'textarea&': { fieldSizing: 'content', resize: 'vertical', maxHeight: '70vh' } },
      // The label stands above the frame, so the frame needs no notch.
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.accent.outline,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiNativeSelect: {
    // The arrow grows with the text.
    styleOverrides: { select: { '&&&': { paddingRight: '2.25rem' }, textOverflow: 'ellipsis' } },
  },
  // A native select is best on phones.
  MuiTextField: { defaultProps: { fullWidth: true, slotProps: { select: { native: true } } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        whiteSpace: 'normal',
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.primary, fontWeight: 600 }) },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.95rem', marginInline: 4 } } },
  MuiDialog: {
    styleOverrides: {
      // As wide as MUI's at the usual size of text, and wider where it is larger.
      paper: ({ ownerState: { fullScreen, maxWidth } }) =>
        !fullScreen && {
          borderRadius: 16,
          maxWidth: `${maxWidth === 'xs' ? 27.75 : 37.5}rem`,
        },
    },
  },
  MuiDialogTitle: { defaultProps: { component: 'h2', variant: 'h3' } },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { borderRadius: 12 },
      action: { flexShrink: 0 },
      outlined: ({ theme, ownerState: { severity = 'success' } }) => ({
        color: 'inherit',
        borderColor: theme.vars.palette[severity].main,
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      // A small word: a category, a state.
      root: ({ theme }) => ({
        height: 'auto',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 999,
        fontSize: '0.9375rem',
        lineHeight: 1.6,
        color: theme.vars.palette.primary.main,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      label: { padding: '2px 12px', whiteSpace: 'normal' },
      // MUI's `clickable` and `outlined` are the two kinds of chips with a task: variants of our own would make every
      // public page heavier. A choice among few, filled while `aria-pressed`, or a removable filter.
      clickable: ({ theme }) => ({
        minHeight: 44,
        fontSize: '1rem',
        color: theme.vars.palette.text.primary,
        borderColor: theme.vars.palette.accent.outline,
        '&:hover': { borderColor: 'currentColor', backgroundColor: theme.vars.palette.background.paper },
        '& > span': { display: 'flex', alignItems: 'center', gap: 6, padding: '4px 16px' },
        '&[aria-pressed="true"], &[aria-current="page"]': {
          color: theme.vars.palette.background.paper,
          borderColor: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.primary.main,
        },
      }),
      // An action for a verse.
      outlined: ({ theme }) => ({
        minWidth: 44,
        padding: '4px 14px',
        gap: 6,
        fontSize: '0.9375rem',
        lineHeight: 1.3,
        whiteSpace: 'normal',
        textAlign: 'start',
        borderColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 22%, transparent)`,
        '&.MuiChip-clickable:hover': {
          borderColor: theme.vars.palette.accent.gold,
          backgroundColor: theme.vars.palette.background.paper,
        },
        '& > span': { padding: 0, whiteSpace: 'normal', overflow: 'visible' },
        '& .MuiChip-icon': { fontSize: '1.15rem', margin: '0 0 0 -3px', color: theme.vars.palette.accent.gold },
        '&[aria-current]': {
          color: theme.vars.palette.primary.contrastText,
          backgroundColor: theme.vars.palette.primary.main,
        },
      }),
    },
  },
  // It grows with the text.
  MuiBadge: { styleOverrides: { standard: { height: '1.25rem', minWidth: '1.25rem', borderRadius: '0.625rem' } } },
  MuiMenuItem: { styleOverrides: { root: { '& .MuiListItemIcon-root': { minWidth: '2.25rem' } } } },
  MuiMenu: { styleOverrides: { paper: { borderRadius: 14 } } },
  MuiPaper: { styleOverrides: { outlined: { borderRadius: 16 } } },
};
