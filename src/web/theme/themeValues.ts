import { madeTheme } from './madeTheme.ts';

const { palette, typography, shadows, shape, zIndex, mixins, motion, transitions } = madeTheme;

/** A node of a theme's variables: names → a variable, or more names. */
type Node = { [name: string]: string | Node };

const pathsOf = (node: Node, path: string[] = []): string[] =>
  Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'string' ? [[...path, name].join('-')] : pathsOf(value, [...path, name]),
  );

/** MUI's own colours for its components, and the numbers of a colour, are only ever read as variables. */
const isOnlyVariable = (name: string) => /^[A-Z](?!\d)|Channel$/.test(name);

function withoutVariables<Part extends object>(part: Part): Part {
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name, value]) => !isOnlyVariable(name) && typeof value !== 'function')
      .map(([name, value]) => [name, value && typeof value === 'object' ? withoutVariables(value) : value]),
  ) as Part;
}

/** What of the made theme is mere values: the build writes them in place of this file (themePlugin.ts). */
export const themeValues = {
  palette: withoutVariables(palette),
  typography,
  shadows,
  shape,
  zIndex,
  mixins,
  motion,
  duration: transitions.duration,
  easing: transitions.easing,
  /** The name of each variable without its `--mui-`, which is its path within the theme too. */
  variableNames: pathsOf(madeTheme.generateThemeVars() as unknown as Node).join(' '),
};
