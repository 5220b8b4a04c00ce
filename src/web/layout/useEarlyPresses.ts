import { useEffect } from 'react';

declare global {
  interface Window {
    /** Buttons pressed before the app woke, and the listener that keeps them (commands/startPlugin.ts). */
    early?: HTMLElement[];
    keepEarly?: (event: MouseEvent) => void;
  }
}

/** Lets every button that was pressed before the app woke have its press, so that no first tap is lost. */
export function useEarlyPresses(): void {
  useEffect(() => {
    if (!window.keepEarly) return;
    removeEventListener('click', window.keepEarly, true);
    delete window.keepEarly;
    const early = window.early ?? [];
    delete window.early;
    // A button in a part that has not hydrated yet would not hear a press from within the effect.
    setTimeout(() => {
      for (const button of early) button.click();
    });
  }, []);
}
