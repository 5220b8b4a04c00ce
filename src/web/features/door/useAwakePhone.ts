import { useEffect } from 'react';

/** Keeps the screen on while the page is open, where the browser can and the phone lets it. */
export function useAwakePhone(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const stayAwake = async () => {
      if (document.visibilityState !== 'visible') return; // a hidden page has lost its lock
      const got = await navigator.wakeLock?.request('screen').catch(() => undefined); // a low battery refuses it
      if (left) await got?.release();
      else lock = got;
    };
    void stayAwake();
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, []);
}
