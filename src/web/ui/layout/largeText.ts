/** A phone whose text is set so large that a line holds two or three words: what is cut elsewhere is wrapped there. */
export const LARGE_TEXT = '@media (max-width: 17rem)';
