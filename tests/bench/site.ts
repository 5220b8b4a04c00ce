import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sampleEvents } from '#content/events/sampleEvents.ts';
import { CliError } from '#server/cliError.ts';
import { openStore } from '#server/store/connect.ts';
import { createEvent } from '#server/store/events/events.ts';
import { addDays } from '#shared/time.ts';

export const STAFF = { username: 'mercy', password: 'light through glass' };

/** With it each request can come from an address of its own, so that no limit answers in place of the site. */
export const BEHIND_PROXY = { TRUST_PROXY: 'on', SITE_URL: 'https://church.example' };

/** A site in a process of its own, over a new data folder. */
export interface StartedSite {
  origin: string;
  pid: number;
  /** From its start until it said where it is, in milliseconds. */
  startMs: number;
  /** The lines of its log: errors alone. */
  faults: string[];
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/**
 * Starts the built site with so many events.
 *
 * @throws CliError where it does not start
 */
export async function startSite(events: number, settings: Record<string, string> = {}): Promise<StartedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'church-bench-'));
  const place = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' };
  const account = { STAFF_USERNAME: STAFF.username, STAFF_PASSWORD: STAFF.password };
  if (events > 0) await fillFolder(folder, events);
  const begun = performance.now();
  const child = spawn(process.execPath, ['src/server/start.mjs'], {
    env: { ...process.env, ...place, ...account, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const faults: string[] = [];
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new CliError('The site did not start.')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, port] = /(?:The site is|It listens) at http:\/\/[^:]+:(\d+)/.exec(line) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
      if (line.startsWith('{')) faults.push(line);
    });
  });
  const startMs = performance.now() - begun;
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, pid: Number(child.pid), startMs, faults, stop };
}

/** Fills a data folder with so many events: a dozen every fortnight, back into the past. */
async function fillFolder(folder: string, count: number): Promise<void> {
  const store = await openStore({ kind: 'sqlite', folder });
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  await store.write(async (transaction) => {
    for (let made = 0, fortnight = 0; made < count; fortnight++) {
      for (const event of sampleEvents(addDays(today, 14 - fortnight * 14)).slice(0, count - made)) {
        await createEvent(transaction, event, { username: STAFF.username, now });
        made++;
      }
    }
  });
  await store.close();
}
