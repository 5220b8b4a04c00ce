import { useEffect } from 'react';
import type { EditablePage } from '#content/editable/index.ts';
import { useDraftsOnPage } from '../in-place/useDraftsOnPage.ts';

/** Shows the page around it with one's own drafts. Its links lead nowhere: other pages do not open in a frame. */
export function DraftsShown({ page }: { page: EditablePage }) {
  useDraftsOnPage(page);
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('a[href]:not([href^="#"])'))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', stay, true);
    return () => removeEventListener('click', stay, true);
  }, []);
  return null;
}
