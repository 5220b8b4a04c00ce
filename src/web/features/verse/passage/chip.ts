/** The props of a MUI Chip that is pressed: beside a verse, a question to ask. `component` makes it a link. */
export const chipButton = { variant: 'outlined', clickable: true, component: 'button' } as const;

/** For the `sx` of a row of chips that wraps. */
export const chipRow = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
