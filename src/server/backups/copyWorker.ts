import { parentPort, workerData } from 'node:worker_threads';
import { wordsOf } from '#server/plainError.ts';
import { makeBackup } from './makeBackup.ts';

/** What the thread is asked to copy, and where to. */
export interface CopyOrder {
  folder: string;
  target: string;
  /** ISO 8601 in UTC. */
  at: string;
}

const { folder, target, at } = workerData as CopyOrder;
try {
  await makeBackup(folder, target, new Date(at));
  parentPort?.postMessage({});
} catch (thrown) {
  parentPort?.postMessage({ failed: wordsOf(thrown) });
}
