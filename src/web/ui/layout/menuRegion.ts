/** For a menu's root: it opens outside of every landmark, where a screen reader's walk through them would miss it. */
export const menuRegion = (label: string) => ({ role: 'region', 'aria-label': label });
