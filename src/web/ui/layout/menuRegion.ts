/** For the root slot of a Menu, which is outside all landmarks: makes it one for screen readers. */
export const menuRegion = (label: string) => ({ role: 'region', 'aria-label': label });
