import { styled } from '@mui/material';
import type { MouseEvent as ReactMouseEvent } from 'react';

/**
 * A card that can be pressed anywhere although only its title is a link: the link covers the whole card. Text that should
 * be selectable is above the link and passes clicks on. So the card is one stop of the Tab key with a short name, and
 * nearly all of it works without JavaScript. MUI's CardActionArea would read out all of the card as one button.
 */

/** For the `sx` of the card. */
export const linkedCard = { position: 'relative', cursor: 'pointer' } as const;

/** For the `sx` of its link. */
export const stretchedLink = {
  color: 'inherit',
  textDecorationColor: 'transparent',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;

/** For the `sx` of text that can be selected. */
export const aboveLink = { position: 'relative', zIndex: 1 } as const;

/** For the `onClick` of the card: a click on its text becomes one on its link, with the same modifier keys. */
export function pressLink(event: ReactMouseEvent<HTMLElement>): void {
  const { currentTarget, target, nativeEvent } = event;
  if (target instanceof Element && target.closest('a, button')) return;
  if (getSelection()?.isCollapsed === false) return; // the press ended a selection
  currentTarget.querySelector('a')?.dispatchEvent(new MouseEvent('click', nativeEvent));
}

/** For the `sx` of a link in the colour of the text around it. */
export const inWords = { color: 'inherit', textDecorationColor: 'currentColor' } as const;

/** For the `sx` of such a link on a line of its own, high enough for a thumb. */
export const lineLink = {
  ...inWords,
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  overflowWrap: 'anywhere',
} as const;

/** For the `sx` of a button that looks like a link in a text. */
export const textButton = { minHeight: 44, fontWeight: 600, textDecorationColor: 'currentColor' } as const;

/** A phone whose text is set so large that a line holds two or three words: what is cut elsewhere is wrapped there. */
export const LARGE_TEXT = '@media (max-width: 17rem)';

/** For the `sx` of what is useless without JavaScript and on paper. */
export const needsScript = {
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
} as const;

/** For screen readers only. MUI's style for it is in @mui/utils, which is not among our dependencies. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
