/** Side by side where they have room, which large text takes. */
export const dateAndTime = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > *': { flex: '1 1 8rem' },
  '& > :first-of-type': { flexBasis: '9.75rem' },
} as const;
