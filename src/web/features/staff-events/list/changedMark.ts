/** The row that was just saved fades to its usual colour. */
export const changedMark = {
  '@keyframes changed-row': {
    from: { backgroundColor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 45%, transparent)' },
  },
  '& [data-changed]': {
    boxShadow: 'inset 3px 0 var(--mui-palette-secondary-main)',
    animation: 'changed-row 6s ease-out',
  },
} as const;
