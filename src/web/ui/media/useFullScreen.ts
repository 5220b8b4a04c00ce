import { type RefObject, useEffect, useState } from 'react';

/** Whether the browser can show an element in full screen, whether it does, and a function that toggles it. */
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
    // After a refusal the button is hidden.
    change?.catch(() => setCan(false));
  };
  return { can, full, toggle };
}
