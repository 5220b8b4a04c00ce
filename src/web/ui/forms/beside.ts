/** From this width on, a dialog is at the right side of its list, which stays readable. */
export const BESIDE = '(min-width: 80rem)';

/** How wide it is there. */
export const SIDE_WIDTH = '27.5rem';

/** The space that the page behind the dialog leaves free. */
export const BESIDE_ROOM = `calc(${SIDE_WIDTH} - 1rem)`;
