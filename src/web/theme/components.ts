import type { Components, Theme } from '@mui/material/styles';

/** How the theme dresses MUI's components. */
export const components: Components<Theme> = {
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
