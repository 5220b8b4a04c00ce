import type { Theme } from '@mui/material';

/**
 * The styles of a section that is dark in both schemes. It sets the theme's variables to other values, so that text,
 * lines, links and buttons inside take the right colours by themselves. On paper it is as any other: browsers print no
 * backgrounds, and light letters would be pale.
 */
export const glassTone = (theme: Theme) => {
  const { glass } = theme.vars.palette;
  const dark = {
    backgroundColor: glass.main,
    color: glass.ink,
    '--mui-palette-text-primary': glass.ink,
    '--mui-palette-text-secondary': glass.soft,
    '--mui-palette-accent-gold': glass.gold,
    '--mui-palette-primary-main': glass.gold,
    '--mui-palette-divider': glass.line,
    '--mui-palette-background-default': glass.main,
    '--mui-palette-background-paper': glass.deep,
    // The frame of a picture.
    '--leading': glass.soft,
  };
  return { '@media screen': dark };
};
