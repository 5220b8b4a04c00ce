import { type RefObject, useEffect, useState } from 'react';

/** Whether the browser can show one part of a page over the whole screen, whether it does, and the way in and out. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [can, setCan] = useState(false);
  const [full, setFull] = useState(false);
  useEffect(() => {
    setCan(document.fullscreenEnabled === true);
    const changed = () => setFull(document.fullscreenElement === element.current && element.current !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [element]);
  const toggle = () => {
    const change = full ? document.exitFullscreen() : element.current?.requestFullscreen();
    // A refusal leaves the page as it was, which is what the person sees.
    change?.catch(() => setCan(false));
  };
  return { can, full, toggle };
}
