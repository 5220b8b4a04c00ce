import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has come into view, or near it. Once true, it stays true.
 *
 * @param margin how near counts, as a CSS length: `300px`
 */
export function useInView(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (seen || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, margin, seen]);
  return seen;
}
