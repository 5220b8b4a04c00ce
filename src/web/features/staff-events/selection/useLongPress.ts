import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** How long a finger has to stay. */
const LONG_PRESS_DELAY_MS = 500;

/** How far it may slide meanwhile. */
const MAX_SLIDE_PX = 10;

/**
 * Handlers for an element whose descendants can be pressed long by a finger. The click that would follow, and the
 * browser's menu of a link, are suppressed.
 *
 * @param onLongPress gets the element under the finger
 */
export function useLongPress(onLongPress: (pressed: Element) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const done = useRef(false);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      end();
      done.current = false;
      if (pointerType !== 'touch') return;
      const timer = setTimeout(() => {
        done.current = true;
        onLongPress(target as Element);
      }, LONG_PRESS_DELAY_MS);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > MAX_SLIDE_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!done.current) return;
      done.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
