import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, churchClock } from '#shared/time.ts';
import { signInWith } from '#tests/support/http/signInWith.ts';

/** The account that every started site has. */
export const STAFF = { username: 'mary', password: 'a password of mary' } as const;

/** An event with the longest words that one may have. */
export const TOLD_AT_LENGTH = { title: 'Told at length', description: atLength(5000) };

/** An event with words in both languages. */
export const KESHA = {
  title: 'Friday Kesha',
  title_sw: 'Kesha ya Ijumaa',
  description: 'A night of prayer.',
  description_sw: 'Usiku wa maombi.',
  category: 'Kesha',
};

const today = churchClock(new Date()).date;
const at = (venue: string, start_date: string, end_date = start_date) => ({ venue, start_date, end_date });

/** Where and when the three events of the shared site are that are near: the others stand in 2038, at Juja. */
export const NEAR = {
  kesha: { ...at('Kithini branch', addDays(today, 6), addDays(today, 7)), start_time: '21:00', end_time: '05:00' },
  seminar: at('Kithini branch', addDays(today, 8)),
  harvest: at('Church Hall', addDays(today, -40)),
};

/** A sermon with English words alone. */
export const SERMON = {
  title: 'The good shepherd',
  preacher: 'Pastor Wanjiru',
  date: '2026-11-15',
  series: 'Signs of John',
  passages: 'John 10:1-18',
  notes: '## The gate\n\nThe sheep hear his voice.',
  film: '7_CGP-12AE0',
};

/** A started site. */
export interface SiteServer {
  url: string;
  /** Its data folder. */
  dataDir: string;
  close(): Promise<void>;
}

/**
 * Starts the built site on data of its own.
 *
 * @param newData the run's data folder, whose King James is copied
 * @param command what starts it, on the port and the data folder that the environment names
 * @param verse whether its daily verse is asked: that process is then ready from the start
 */
export async function startServer(
  newData: string,
  command = [process.execPath, 'src/server/start.mjs'],
  verse = false,
): Promise<SiteServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'church-browser-'));
  cpSync(join(newData, 'bible'), join(dataDir, 'bible'), { recursive: true });
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      STAFF_USERNAME: STAFF.username,
      STAFF_PASSWORD: STAFF.password,
      LOG_LEVEL: 'warn',
      VERSE_AT_START: verse ? 'on' : 'off',
    },
  });
  const end = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', end); // a run that is broken off leaves no site behind
  const close = async () => {
    process.off('exit', end);
    const gone = once(child, 'exit');
    end();
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${await portOf(child)}`, dataDir, close };
}

/** Resolves with the port of the started site once it says where it is; rejects with what it said when it ends before. */
function portOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const port = /The site is at http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port) resolve(port);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`The site ended: ${said}`)));
  });
}

/** Puts on the bare minimum of an event that the server takes, for tests that begin with one; resolves with its id. */
export const putEventOn = async (site: { url: string }, event: Record<string, string>): Promise<number> =>
  (
    await create<{ event: { id: number } }>(site, '/create/events', {
      category: 'Fellowship',
      description: 'Tea and testimonies.',
      start_date: '2038-01-10',
      start_time: '14:00',
      end_date: '2038-01-10',
      end_time: '16:00',
      venue: 'Juja branch',
      ...event,
    })
  ).event.id;

/** Puts a sermon on the site; resolves with its id. */
export const putSermonOn = async (site: { url: string }, sermon: object): Promise<number> =>
  (await create<{ sermon: { id: number } }>(site, '/create/sermons', sermon)).sermon.id;

const signedIn = new Map<string, Promise<Record<string, string>>>();

/** The headers of a request of staff at a site, signed in once: to check a password is work on purpose. */
export function staffHeaders(url: string): Promise<Record<string, string>> {
  const headers = signedIn.get(url) ?? signInWith(url, STAFF);
  signedIn.set(url, headers);
  return headers;
}

async function create<Answer>(site: { url: string }, path: string, body: object): Promise<Answer> {
  const headers = await staffHeaders(site.url);
  const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
}

/** A text of so many characters in which no compression finds much: every word is another. */
function atLength(most: number): string {
  const words = Array.from({ length: most / 5 }, (_, at) => (((at + 1) * 1_664_525) % 2_147_483_647).toString(36));
  return words.join(' ').slice(0, most);
}
