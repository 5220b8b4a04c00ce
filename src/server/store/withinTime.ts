import { StoreFault } from './storeFault.ts';

/**
 * Waits for the database, but not longer than a limit in milliseconds.
 *
 * @throws StoreFault when the time is over; whatever the work throws before that
 */
export async function withinTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new StoreFault('the database does not answer'));
    timer = setTimeout(giveUp, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
