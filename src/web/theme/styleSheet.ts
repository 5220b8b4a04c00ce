import { madeTheme } from './madeTheme.ts';

/** Properties, variables or, under a selector or a condition, more of them. */
export type Rules = { [name: string]: string | number | undefined | Rules };

/** Colours of what only staff's screens show. */
const STAFFS = /^--mui-palette-(Alert|AppBar|Avatar|LinearProgress|Switch|grey)-/;

/** The theme's variables in each scheme: those of every page, or those that only staff's screens need besides. */
export function variablesFor(whom: 'everyone' | 'staff'): Rules[] {
  const wanted = ([name]: [string, unknown]) => STAFFS.test(name) === (whom === 'staff');
  return (madeTheme.generateStyleSheets() as Record<string, Rules>[]).map((sheet) =>
    Object.fromEntries(
      Object.entries(sheet).map(([selector, values]) => [
        selector,
        Object.fromEntries(Object.entries(values).filter(wanted)),
      ]),
    ),
  );
}

const hyphenated = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Rules as the text of a style sheet. */
export const write = (rules: Rules): string =>
  Object.entries(rules)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (typeof value === 'object' ? `${name}{${write(value)}}` : `${hyphenated(name)}:${value};`))
    .join('');
