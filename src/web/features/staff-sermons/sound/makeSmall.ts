import type { SmallSoundMessage } from './smallSound.worker.ts';

export type SmallSound = Exclude<SmallSoundMessage, { said: 'progress' }>;

/**
 * Makes a recording small, in a worker.
 *
 * @param onProgress gets the share that is done, from 0 to 1
 * @throws if it is stopped by the signal, and with a sentence where there is no network to load the worker
 */
export function makeSmall(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<SmallSound> {
  if (typeof Worker === 'undefined') return Promise.resolve({ said: 'as it is', why: 'browser' });
  const worker = new Worker(new URL('./smallSound.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<SmallSound>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onerror = () => {
      if (navigator.onLine)
        resolve({ said: 'as it is', why: 'browser' }); // such as a browser of before modules in workers
      else
        reject(
          new Error('What makes a recording small could not be loaded: there is no network. Go on once there is.'),
        );
    };
    worker.onmessage = ({ data }: MessageEvent<SmallSoundMessage>) =>
      data.said === 'progress' ? onProgress(data.share) : resolve(data);
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
