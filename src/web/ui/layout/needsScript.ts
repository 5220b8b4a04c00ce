/** For the `sx` of what is of no use without JavaScript, and on paper. */
export const needsScript = {
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
} as const;
