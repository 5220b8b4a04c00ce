/**
 * The style of a last row that stays in view. As wide as the paper around the form, whose padding this is. Not pinned
 * where it would leave the fields no room: on a phone held sideways, and where few lines of a large text fit.
 */
export const pinnedFoot = {
  px: 'var(--form-padding, 0px)',
  mx: 'calc(-1 * var(--form-padding, 0px))',
  '@media (min-height: 480px) and (min-height: 18em)': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    mt: 2.5,
    py: 1.5,
    mb: 'calc(-1 * var(--form-padding, 0px))',
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
    '& > [role="alert"]': { maxHeight: '30vh', overflowY: 'auto' },
  },
} as const;
