import { variables } from './theme.ts';

/** A rule of a style sheet as MUI writes it: property → value, or a nested rule. */
type Rule = { [name: string]: string | number | Rule };

const hyphenated = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (rule: Rule): string =>
  Object.entries(rule)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => `${hyphenated(name)}:${value}`)
    .join(';');

/**
 * The dark scheme for a browser without JavaScript, which follows the system: there the first script of the page, which
 * chooses the scheme, never runs.
 */
export function darkWithoutScript(): string {
  const dark = (variables as Rule[]).flatMap((sheet) =>
    Object.entries(sheet).filter(([selector]) => selector.includes('data-theme="dark"')),
  );
  const rules = dark.map(([, rule]) => declarations(rule as Rule)).join(';');
  return `<noscript><style>@media (prefers-color-scheme:dark){:root{${rules}}}</style></noscript>`;
}
