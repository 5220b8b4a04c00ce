import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a person of a test takes between two requests. Without it they would take the processor from what is tested. */
export const BREATH_MS = 10;

/**
 * Has three people ask a site for its events again and again until they are told to stop.
 *
 * @param keepAlive whether each stays on one connection; otherwise each request has its own
 * @returns what tells them to stop. It resolves with what they were answered, and rejects where a connection was refused
 *   or broken off.
 */
export function askOnAndOn(origin: string, keepAlive: boolean): () => Promise<(number | undefined)[]> {
  const answers: (number | undefined)[] = [];
  let going = true;
  const ask = async () => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    while (going) {
      const [answer] = (await once(get(`${origin}/all/events`, { agent }), 'response')) as [IncomingMessage];
      await text(answer);
      answers.push(answer.statusCode);
      await pause(BREATH_MS);
    }
  };
  const asking = Promise.all([ask(), ask(), ask()]);
  return async () => {
    going = false;
    await asking;
    return answers;
  };
}
