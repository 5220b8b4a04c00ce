/** From this width on, a dialog stands at the right side of what it belongs to, which stays readable. */
export const BESIDE = '(min-width: 1280px)';

/** How wide it is there, in pixels. */
export const SIDE_WIDTH = 440;
