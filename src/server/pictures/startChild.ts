import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a child process and waits until it runs.
 *
 * @param start spawns or forks it
 * @throws the machine's reason where it cannot start, such as EMFILE; an `error` that it sends later is only a broken
 * child, whose end the caller hears of anyway
 */
export async function startChild<Child extends ChildProcess>(start: () => Child): Promise<Child> {
  const child = start();
  child.on('error', () => undefined); // one that nobody listens to would end the site
  await once(child, 'spawn');
  return child;
}
