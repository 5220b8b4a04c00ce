import { useEffect, useId } from 'react';

const unsaved = new Set<string>();

/** Whether anything on screen has been typed and not saved. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Tells the guards that leave-taking asks first while this is true, also of closing the tab. */
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
