import { extendTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';

/** Parts of the theme that are the same in both schemes: written where they are used, not carried as variables. */
const PLAIN = /^(shadows|overlays|zIndex|font|spacing|shape)$/;

/** MUI's components that the site has none of; the colours of one that comes to be used must leave this list. */
const ABSENT = /^(Chip|FilledInput|LinearProgress|Skeleton|Slider|Snackbar|SpeedDial|Step|TableCell|Tooltip)/;

/** Forms of a colour that no style of the site asks for. */
const UNASKED = /^(light|dark|contrastText|background|default|paper)Channel$/;

const isUnused = ([part, colour = '', shade = '']: string[]) =>
  part === 'palette' && (ABSENT.test(colour) || UNASKED.test(shade));

const made = extendTheme({
  colorSchemeSelector: 'data-theme',
  // Every page carries every variable: these were half of what a page weighed.
  shouldSkipGeneratingVar: (path) => PLAIN.test(path[0] ?? '') || isUnused(path) || shouldSkipGeneratingVar(path),
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  typography,
  components,
});

// The variables' bare names: each has a value on every page, so that none need repeat it.
const { shadows, zIndex, shape } = made;
made.vars = Object.assign(made.generateThemeVars(), { shadows, zIndex, shape, spacing: 8 });
made.spacing = made.generateSpacing();

/** The one theme, light and dark, as CSS variables, so that a page drawn on the server is right in both. */
export const theme = made;

/** Colours of what only an app that has come to life can show: no page drawn on the server carries them. */
const LIVELY = /^--mui-palette-(Alert|AppBar|Avatar|Switch|grey)-/;

const sheets = made.generateStyleSheets() as Record<string, Record<string, string | number>>[];

const onlyWhere = (wanted: (name: string) => boolean) =>
  sheets.map((sheet) =>
    Object.fromEntries(
      Object.entries(sheet).map(([selector, values]) => [
        selector,
        Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name))),
      ]),
    ),
  );

/** The variables with their values in each scheme, as a page's first style sheet. */
export const variables = onlyWhere((name) => !LIVELY.test(name));

/** The rest of them, for when the app has come to life. */
export const livelyVariables = onlyWhere((name) => LIVELY.test(name));
