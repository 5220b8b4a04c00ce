/** For the `sx` of what is useless without JavaScript and on paper. */
export const needsScript = {
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
} as const;

/** For the `sx` of a button that prints the page: hardly anybody prints from a phone. */
export const printButton = { display: { xs: 'none', md: 'inline-flex' }, ...needsScript } as const;
