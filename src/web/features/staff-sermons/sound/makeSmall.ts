import type { MadeSound, SoundMessage } from './smallSound.worker.ts';

/**
 * Makes a recording small, in a worker.
 *
 * @param onProgress gets the share that is done, from 0 to 1
 * @throws if it is stopped by the signal, and with a sentence where that cannot be done
 */
export function makeSmall(file: Blob, onProgress: (share: number) => void, signal: AbortSignal): Promise<MadeSound> {
  const worker = new Worker(new URL('./smallSound.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<MadeSound>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onerror = () => reject(new Error(navigator.onLine ? TOO_OLD : NO_NETWORK));
    worker.onmessage = ({ data }: MessageEvent<SoundMessage>) => {
      if ('share' in data) onProgress(data.share);
      else if ('refused' in data) reject(new Error(data.refused));
      else resolve(data);
    };
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

const NO_NETWORK = 'What makes a recording small could not be loaded: there is no network. Go on once there is.';
const TOO_OLD = 'This browser is too old to make a recording small. Use a newer one.';
