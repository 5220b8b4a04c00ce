import { useMediaQuery } from '@mui/material';
import { type DOMAttributes, useCallback, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { usePageAtRest } from '../hooks/usePageAtRest.ts';

/** How long a slide is shown (specification, section 9). */
const SLIDE_TIMEOUT_MS = 3000;

/** How far a finger or a pointer is drawn aside to go to another slide, in pixels. */
const SWIPE_PX = 40;

/** Whether the focus is visible: it came by the keyboard, not by a pointer. */
const isVisible = (focused: EventTarget) => (focused as Element).matches(':focus-visible');

/**
 * A slideshow's state: which slide is shown, and whether it advances by itself (rulings, 36). It waits on hover, while the
 * keyboard's focus is inside, and while the page is at rest. With reduced motion it starts only by the play button.
 */
export function useSlideshow(count: number) {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const atRest = usePageAtRest();
  const [index, setIndex] = useState(0);
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  const paused = wish === undefined ? reduced : wish === 'pause';
  const playing = !paused && !pointed && !focused && !atRest;

  const go = useCallback((to: number) => setIndex((to + count) % count), [count]);

  const isHydrated = useHydrated();
  /** For how long a page from the server has shown its first slide before the app started. */
  const shownMs = useRef(isHydrated ? 0 : performance.now());
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => go(index + 1), SLIDE_TIMEOUT_MS - shownMs.current);
    shownMs.current = 0;
    return () => clearTimeout(timer);
  }, [playing, index, go]);

  const toggle = () => {
    setWish(paused ? 'play' : 'pause');
    setPointed(false);
    setFocused(false);
  };

  const drawnFrom = useRef<number>(undefined);
  const region = {
    onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && setPointed(true),
    onPointerLeave: () => {
      setPointed(false);
      drawnFrom.current = undefined;
    },
    onFocus: ({ target }) => setFocused(isVisible(target)),
    onBlur: () => setFocused(false),
    onPointerDown: ({ button, clientX }) => {
      drawnFrom.current = button === 0 ? clientX : undefined;
    },
    onPointerUp: ({ clientX, pointerType }) => {
      setFocused(false); // the person uses a pointer now
      const drawn = clientX - (drawnFrom.current ?? clientX);
      const selects = pointerType === 'mouse' && getSelection()?.isCollapsed === false;
      if (Math.abs(drawn) > SWIPE_PX && !selects) go(index - Math.sign(drawn));
    },
    onDragStart: (event) => event.preventDefault(), // of the picture itself
    onKeyDown: (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      setFocused(isVisible(event.target));
      go(index + step);
    },
  } satisfies DOMAttributes<HTMLElement>;

  return { region, index, go, paused, playing, toggle };
}
