import type { EmblaCarouselType } from 'embla-carousel';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { usePageHidden } from '../hooks/usePageHidden.ts';
import { useReducedMotion } from '../hooks/useReducedMotion.ts';

/** How long a slide stands, in milliseconds (specification, section 9). */
export const SLIDE_TIME = 3000;

/** Whether the focus is shown: the keyboard put it there, not a press of the pointer. */
const isVisible = (focused: EventTarget) => (focused as Element).matches(':focus-visible');

/**
 * A slideshow's state: which slide stands, and whether it goes on by itself (rulings, 36). It waits under the pointer,
 * while the keyboard's focus is visibly inside and while the tab is hidden. It does not start by itself for a person who
 * has asked for less motion; whoever presses play has asked for it all the same. Embla does the swiping and the sliding.
 *
 * @param near whether it is in sight or nearly so: Embla is loaded only then
 */
export function useSlideshow(count: number, near: boolean) {
  const reduced = useReducedMotion();
  const hidden = usePageHidden();
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [index, setIndex] = useState(0);
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  const paused = wish === undefined ? reduced : wish === 'pause';
  const playing = !paused && !pointed && !focused && !hidden;

  const go = useCallback((to: number) => setIndex((to + count) % count), [count]);

  // Until the app was awake the start script turned the slides.
  useLayoutEffect(() => setIndex(Number(viewport.current?.dataset.slides ?? 0)), []);
  const standing = useRef(0);
  useEffect(() => {
    standing.current = index;
  }, [index]);

  useEffect(() => {
    if (!near) return;
    let left = false;
    let made: EmblaCarouselType | undefined;
    void import('embla-carousel').then(({ default: EmblaCarousel }) => {
      if (left || !viewport.current) return;
      viewport.current.scrollLeft = 0; // Embla moves the slides within
      made = EmblaCarousel(viewport.current, { loop: true, startIndex: standing.current });
      setEmbla(made);
    });
    return () => {
      left = true;
      made?.destroy();
    };
  }, [near]);

  useEffect(() => {
    embla?.scrollTo(index, reduced);
  }, [embla, index, reduced]);

  useEffect(() => {
    if (!embla) return;
    const swiped = () => setIndex(embla.selectedScrollSnap());
    embla.on('select', swiped);
    return () => {
      embla.off('select', swiped);
    };
  }, [embla]);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => go(index + 1), SLIDE_TIME);
    return () => clearTimeout(timer);
  }, [playing, index, go]);

  const toggle = () => {
    setWish(paused ? 'play' : 'pause');
    setPointed(false);
    setFocused(false);
  };

  const region = {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: (event: FocusEvent) => setFocused(isVisible(event.target)),
    onBlur: () => setFocused(false),
    onPointerUp: () => setFocused(false), // whoever presses has left the keyboard
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      setFocused(isVisible(event.target));
      go(index + step);
    },
  };

  return { viewport, region, index, go, paused, playing, toggle };
}

export type SlideshowState = ReturnType<typeof useSlideshow>;
