import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';

/** Where the chosen scheme (light, dark or system) is kept; the first script of index.html reads it too. */
export const MODE_STORAGE_KEY = 'theme-mode';

/** The one theme, light and dark, as CSS variables, so that a page drawn on the server is right in both. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 4 },
  typography,
  components,
});
