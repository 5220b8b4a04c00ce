import type { Theme } from '@mui/material/styles';

/**
 * The styles of a place where the glass is, dark in both schemes. It re-points the theme's own variables, so that text,
 * lines, links and buttons inside it take the right colours without knowing where they stand.
 */
export const glassTone = (theme: Theme) => {
  const { glass } = theme.vars.palette;
  return {
    backgroundColor: glass.main,
    color: glass.ink,
    '--mui-palette-text-primary': glass.ink,
    '--mui-palette-text-secondary': glass.soft,
    '--mui-palette-accent-gold': glass.gold,
    '--mui-palette-primary-main': glass.gold,
    '--mui-palette-divider': glass.line,
    '--mui-palette-background-default': glass.main,
    '--mui-palette-background-paper': glass.deep,
    // The leading round a window: white, as on parchment.
    '--leading': glass.soft,
  };
};
