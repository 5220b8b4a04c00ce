import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { daysBetween } from '#shared/time.ts';

/** How long a finger has to stay before it drags: a shorter touch scrolls or taps. */
const TOUCH_DELAY_MS = 350;

/** How far a pointer may slide before that; a mouse drags as soon as it slides further. */
const MAX_SLIDE_PX = 6;

/** Within this distance of the screen's upper or lower edge the page scrolls. */
const EDGE_PX = 70;

/** An event that is being dragged to another day. */
interface Dragged {
  event: ChurchEvent;
  /** The day under it; undefined beside the days. */
  day: string | undefined;
}

/**
 * Dragging an event to another day: by mouse, or by a finger that stays a moment. Days are elements with `data-day`; the
 * one under the event has `data-over`.
 */
export function useDrag(onDrop: (event: ChurchEvent, days: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const over = dragged?.day;
  useEffect(() => {
    if (over === undefined) return;
    const cell = document.querySelector(`td[data-day="${CSS.escape(over)}"]`);
    cell?.setAttribute('data-over', '');
    return () => cell?.removeAttribute('data-over');
  }, [over]);

  /** Call it when a pointer goes down on an event. @param from the day of the element, which may not be its first */
  const press = (down: PointerEvent, event: ChurchEvent, from: string) => {
    if (down.button !== 0 || !down.isPrimary || dragged) return;
    const finger = down.pointerType === 'touch';
    let held = null as Dragged | null; // none while it is only pressed
    const at = { x: down.clientX, y: down.clientY };

    const place = () => ghost.current?.style.setProperty('transform', `translate(${at.x + 8}px, ${at.y + 8}px)`);
    const hold = (day: string | undefined) => {
      held = { event, day };
      setDragged(held);
    };
    const begin = () => {
      hold(from);
      requestAnimationFrame(place); // once the ghost is rendered
    };
    const timer = finger ? setTimeout(begin, TOUCH_DELAY_MS) : undefined;
    const finish = (drops: boolean) => {
      clearTimeout(timer);
      controller.abort();
      stop.current = undefined;
      if (!held) return;
      setDragged(null);
      if (drops && held.day !== undefined && held.day !== from) onDrop(event, daysBetween(from, held.day));
      // Suppresses the click that ends the drag.
      const swallow = new AbortController();
      addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: swallow.signal });
      setTimeout(() => swallow.abort());
    };
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = () => finish(false);

    addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const slid = Math.hypot(clientX - at.x, clientY - at.y) > MAX_SLIDE_PX;
        if (!held && !slid) return;
        if (!held && finger) return finish(false); // the finger scrolls
        at.x = clientX;
        at.y = clientY;
        if (!held) begin();
        place();
        const { day } =
          document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('td[data-day]')?.dataset ?? {};
        if (day !== held?.day) hold(day);
        if (clientY < EDGE_PX) scrollBy(0, -12);
        else if (clientY > innerHeight - EDGE_PX) scrollBy(0, 12);
      },
      { signal },
    );
    addEventListener('pointerup', () => finish(true), { signal });
    addEventListener('pointercancel', () => finish(false), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && finish(false), { signal });
    // A finger that drags does not scroll, nor open the browser's menu.
    addEventListener('touchmove', (move) => held && move.preventDefault(), { signal, passive: false });
    addEventListener('contextmenu', (menu) => finger && menu.preventDefault(), { signal });
  };

  return { dragged: dragged?.event, ghost, press };
}
