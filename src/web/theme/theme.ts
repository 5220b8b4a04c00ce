/// <reference path="./augmentation.d.ts" />
import { createTheme } from '@mui/material';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';

/** The key in localStorage of the chosen colours; the first script of index.html and the offline page read it too. */
export const MODE_STORAGE_KEY = 'theme-mode';

/** The one theme, light and dark, as CSS variables. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: {
    light: { palette: lightPalette },
    // A raised surface is not lighter in the dark scheme.
    dark: { palette: darkPalette, overlays: [] as never },
  },
  // In rem, so that a screen with larger text has the layout of a narrower one, and nothing is squeezed.
  breakpoints: { values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 }, unit: 'rem', step: 0.3 },
  // As plain lengths: `calc(2 * var(--mui-spacing))` would make every page heavier.
  spacing: (factor: number | string) => (typeof factor === 'number' ? `${8 * factor}px` : factor),
  typography,
  components,
});
