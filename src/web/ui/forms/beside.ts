/** From this width on, a dialog stands at the right side of what it belongs to, which stays readable. */
export const BESIDE = '(min-width: 80rem)';

/** How wide it is there. */
export const SIDE_WIDTH = '27.5rem';

/** What the page behind it leaves free. */
export const BESIDE_ROOM = `calc(${SIDE_WIDTH} - 1rem)`;
