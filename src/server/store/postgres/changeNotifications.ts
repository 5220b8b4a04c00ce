import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { errorMessage } from '#server/cliError.ts';
import { inBackground } from '#server/inBackground.ts';
import { atMost, CONNECT_TIMEOUT_MS } from './postgresPool.ts';

/** The first and longest pause before reconnecting. */
const [FIRST_PAUSE_MS, MAX_PAUSE_MS] = [200, 5000];

/** How often the connection is checked, to notice a silent one. */
const CHECK_INTERVAL_MS = 10_000;

/** Notifications of writes by other instances. */
interface ChangeNotifications {
  /** Increases with each notification, and whenever some may have been missed. */
  count(): number;
  close(): Promise<void>;
}

/**
 * Listens on a separate connection for the notification of every transaction that changes a revision. A lost connection is
 * opened again, after growing pauses; meanwhile, revisions have to be read from the database.
 *
 * @param say logs when the connection is lost and when it is back
 */
export function listenForChanges(url: string, say: (sentence: string) => void): ChangeNotifications {
  let heard = 0;
  let lost = false;
  let pause = FIRST_PAUSE_MS;
  const closing = new AbortController();
  const { signal } = closing;

  async function listen(client: pg.Client): Promise<void> {
    const gone = new Promise<Error>((resolve) => {
      const end = () => resolve(new Error('the connection ended'));
      client.on('error', (fault) => inBackground('the connection for notifications', () => resolve(fault)));
      client.on('end', () => inBackground('the end of the connection for notifications', end));
    });
    client.on('notification', () => inBackground('a notification', () => heard++));
    await client.connect();
    await client.query('listen church_revisions');
    heard++;
    pause = FIRST_PAUSE_MS;
    if (lost) say('The site hears of other copies’ writes at once again.');
    lost = false;
    for (;;) {
      const fault = await Promise.race([gone, sleep(CHECK_INTERVAL_MS, undefined, { signal, ref: false })]);
      if (fault) throw fault;
      await client.query('select 1');
    }
  }

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        query_timeout: CONNECT_TIMEOUT_MS,
        keepAlive: true,
      });
      try {
        await listen(client);
      } catch (thrown) {
        if (!signal.aborted && !lost)
          say(`The site cannot hear of other copies’ writes just now: ${errorMessage(thrown)}.`);
        lost = true;
      }
      await atMost(CONNECT_TIMEOUT_MS, client.end());
      if (!signal.aborted)
        await sleep(pause * (0.5 + Math.random()), undefined, { signal, ref: false }).catch(errorMessage);
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
    }
  }

  const listening = keepListening();
  return {
    count: () => heard,
    async close() {
      closing.abort();
      await listening;
    },
  };
}
