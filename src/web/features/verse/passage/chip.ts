import { dailyVerse } from '#words/dailyVerse.ts';

/** The props of a MUI Chip that is pressed: beside a verse, a question to ask. `component` makes it a link. */
export const chipButton = { variant: 'outlined', clickable: true, component: 'button' } as const;

/** The props of a Chip that does something with a passage, which is named for screen readers: `Copy: John 3:16`. */
export const actionChip = (label: string, what: string) => ({
  ...chipButton,
  label,
  'aria-label': dailyVerse.actions.of(label, what),
});

/** For the `sx` of a row of chips that wraps. */
export const chipRow = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
