import { useEffect, useId } from 'react';

const unsaved = new Set<string>();

/** Whether there is unsaved text on screen. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** While `dirty` is true, leaving the screen or closing the tab asks first. */
export function useUnsaved(dirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    unsaved.add(id);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(id);
      removeEventListener('beforeunload', ask);
    };
  }, [dirty, id]);
}
