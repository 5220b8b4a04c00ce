import type { MouseEvent as ReactMouseEvent } from 'react';

/**
 * A card that leads somewhere is pressed anywhere, though its link is the title alone: the link stretches under all that
 * lies in the card, and the words that shall be selectable lie above it and pass a press on. So it is one stop of the
 * Tab key, read out in few words, and without JavaScript all but those words can be pressed.
 */

/** For the `sx` of the card. */
export const linkedCard = { position: 'relative', cursor: 'pointer' } as const;

/** For the `sx` of its link. */
export const stretchedLink = {
  color: 'inherit',
  textDecorationColor: 'transparent',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;

/** For the `sx` of words that can be selected. */
export const aboveLink = { position: 'relative', zIndex: 1 } as const;

/** For the `onClick` of the card: a press on its words is one on its link, with the keys that were held. */
export function pressLink(event: ReactMouseEvent<HTMLElement>): void {
  const { currentTarget, target, nativeEvent } = event;
  if (target instanceof Element && target.closest('a, button')) return;
  if (getSelection()?.isCollapsed === false) return; // the press ended a selection
  currentTarget.querySelector('a')?.dispatchEvent(new MouseEvent('click', nativeEvent));
}

/** For the `sx` of a link that wears the colour of the words around it. */
export const inWords = { color: 'inherit', textDecorationColor: 'currentColor' } as const;

/** For the `sx` of a button that looks like a link within a line. */
export const textButton = { minHeight: 44, fontWeight: 600, textDecorationColor: 'currentColor' } as const;
