import { inBackground } from './inBackground.ts';

/** Messages from the supervising process (`commands/site/supervise.mjs`). */
export interface SupervisorMessage {
  /** Stop, as at a signal. */
  stop?: boolean;
  /** Whether another process takes over, so that the site does not stop. */
  follows?: boolean;
  /** Whether this process still answers. */
  ask?: boolean;
}

/** Answers the supervising process's watchdog for as long as this process's event loop turns. */
export function answerWatchdog(): void {
  process.on('message', ({ ask }: SupervisorMessage) =>
    inBackground('the answer to the watchdog', () => ask && process.send?.('here', () => undefined)),
  );
}
