import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { addDays, daysBetween } from '#shared/time.ts';

/** How long a finger has to stay before it drags: a shorter touch scrolls or taps. */
const TOUCH_DELAY_MS = 350;

/** How far a pointer may slide before that; a mouse drags as soon as it slides further. */
const MAX_SLIDE_PX = 6;

/** Within this distance of the screen's upper or lower edge the page scrolls. */
const EDGE_PX = 70;

/** An event that is being dragged to another day. */
export interface Dragged {
  event: ChurchEvent;
  /** The day on which it was picked up, which is not the first of an event of several days. */
  from: string;
  /** The day under it; undefined beside the days. */
  day: string | undefined;
  by: 'pointer' | 'keys';
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const dayCell = (day: string) => document.querySelector(`td[data-day="${CSS.escape(day)}"]`);

interface DragOptions {
  onDrop: (event: ChurchEvent, days: number) => void;
  /** Called with the day that the keys have reached where the month on screen does not show it. */
  onBeyond: (day: string) => void;
  /** The text for screen readers: when it is picked up, at each day, when it is put back. */
  say: (about: { dragged: Dragged; day?: string; ended?: 'put back' }) => void;
}

/**
 * Dragging an event to another day: by mouse, by a finger that stays a moment, and by keys (Space picks up and puts
 * down, arrows choose the day, Escape puts back). Days are elements with `data-day`.
 */
export function useDrag({ onDrop, onBeyond, say }: DragOptions) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  // Marks the day under the event, after each rendering, since another month has other cells.
  useEffect(() => {
    document.querySelector('[data-over]')?.removeAttribute('data-over');
    if (dragged?.day) dayCell(dragged.day)?.setAttribute('data-over', '');
  });

  /** Returns whether it moves. */
  const end = ({ event, from, day }: Dragged, drops: boolean): boolean => {
    setDragged(null);
    const moves = drops && day !== undefined && day !== from;
    if (moves) onDrop(event, daysBetween(from, day));
    return moves;
  };

  /** Call it when a pointer goes down on an event. */
  const press = (down: PointerEvent, event: ChurchEvent, from: string) => {
    if (down.button !== 0 || !down.isPrimary || dragged) return;
    const finger = down.pointerType === 'touch';
    let held = null as Dragged | null; // none while it is only pressed
    const at = { x: down.clientX, y: down.clientY };

    const place = () => ghost.current?.style.setProperty('transform', `translate(${at.x + 8}px, ${at.y + 8}px)`);
    const hold = (day: string | undefined) => {
      held = { event, from, day, by: 'pointer' };
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
      end(held, drops);
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

  /** Call it for each key that is pressed on an event: Space picks it up. */
  const key = (pressed: KeyboardEvent, event: ChurchEvent, from: string) => {
    if (dragged || pressed.key !== ' ') return;
    pressed.preventDefault();
    const held: Dragged = { event, from, day: from, by: 'keys' };
    setDragged(held);
    say({ dragged: held });
  };

  const dragByKey = useEffectEvent((pressed: globalThis.KeyboardEvent) => {
    if (!dragged) return;
    const { key: name } = pressed;
    const step = STEPS[name];
    if (step !== undefined) {
      pressed.preventDefault();
      const day = addDays(dragged.day ?? dragged.from, step);
      setDragged({ ...dragged, day });
      if (!dayCell(day)) onBeyond(day);
      say({ dragged, day });
    } else if (name === ' ' || name === 'Enter') {
      pressed.preventDefault();
      pressed.stopPropagation(); // it would pick up again
      if (!end(dragged, true)) say({ dragged, ended: 'put back' });
    } else if (name === 'Escape' || name === 'Tab') {
      end(dragged, false);
      say({ dragged, ended: 'put back' });
    }
  });
  // Of the window, since the event leaves the screen with its month. Captured: the key that picks up is not heard again.
  const byKeys = dragged?.by === 'keys';
  useEffect(() => {
    if (!byKeys) return;
    addEventListener('keydown', dragByKey, true);
    return () => removeEventListener('keydown', dragByKey, true);
  }, [byKeys]);

  return { dragged, ghost, press, key };
}
