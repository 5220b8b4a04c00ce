import { extendTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';

/** Parts of the theme that are the same in both schemes: written where they are used, not carried as variables. */
const PLAIN = /^(shadows|overlays|zIndex|font|spacing|shape)$/;

/** MUI's components that the site has none of; the colours of one that comes to be used must leave this list. */
const ABSENT = /^(Chip|FilledInput|Skeleton|Slider|Snackbar|SpeedDial|Step|TableCell|Tooltip)/;

/** Forms of a colour that no style of the site asks for. */
const UNASKED = /^(light|dark|contrastText|background|default|paper)Channel$/;

const isUnused = ([part, colour = '', shade = '']: string[]) =>
  part === 'palette' && (ABSENT.test(colour) || UNASKED.test(shade));

/** The theme as MUI makes it. Making it takes more code than all else of a theme, so no page carries that code. */
export const madeTheme = extendTheme({
  colorSchemeSelector: 'data-theme',
  // Every page carries every variable: these were half of what a page weighed.
  shouldSkipGeneratingVar: (path) => PLAIN.test(path[0] ?? '') || isUnused(path) || shouldSkipGeneratingVar(path),
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  typography,
});
