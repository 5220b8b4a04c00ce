/** For the `sx` of what is useless without JavaScript and on paper. */
export const needsScript = {
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
} as const;
