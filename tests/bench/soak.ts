import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CliError, endInWords } from '#server/cliError.ts';
import { type Endpoint, endpointPath, endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { aMessage, anEvent } from '#tests/support/factories.ts';
import { BEHIND_PROXY, STAFF, type StartedSite, startSite } from './site.ts';

/** What can be asked for: `npm run soak -- --visitors 50 --seconds 10`. */
const OPTIONS = {
  visitors: { type: 'string', default: '500' },
  editors: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '60' },
} as const;

/** The largest that the main process may get, in MB. */
const MAX_MEMORY = 250;

/** How long a visitor looks at a page before the next, at most, in milliseconds; an editor takes twice as long. */
const LOOK_MS = 2000;

/**
 * `npm run soak`: a site of its own under load, on an empty folder, or on the PostgreSQL of DATABASE_URL; the status is 0
 * only where nothing was lost and nothing failed.
 */
async function soak(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const site = await startSite(0, BEHIND_PROXY);
  try {
    await soakCrowd(site, Number(values.visitors), Number(values.editors), Number(values.seconds));
    if (site.faults.length > 0) throw new CliError(`The site’s log has faults:\n${site.faults.join('\n')}`);
  } finally {
    await site.stop();
  }
}

async function soakCrowd(site: StartedSite, visitors: number, editors: number, seconds: number): Promise<void> {
  if ((await (await fetch(`${site.origin}/all/events`)).text()) !== '[]') {
    throw new CliError('The soak writes hundreds of events: give it an empty database.');
  }
  console.log(`${visitors} visitors and ${editors} editors for ${seconds} seconds …`);
  let peak = 0;
  const watch = setInterval(() => {
    const size = execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)], { encoding: 'utf8' });
    peak = Math.max(peak, Number(size) / 1024);
  }, 250);
  const { requests, writes, lost, errors, median, p99 } = await letCrowdIn(site, visitors, editors, seconds).finally(
    () => clearInterval(watch),
  );
  console.log(
    `${requests} requests, ${Math.round(requests / seconds)} a second; median ${median} ms, 99th percentile ${p99} ms`,
  );
  console.log(`${writes} writes acknowledged, ${lost.length} lost; ${errors.length} errors`);
  console.log(`${Math.round(peak)} MB at most`);
  if (peak > MAX_MEMORY) throw new CliError(`More than ${MAX_MEMORY} MB at most.`);
  if (lost.length + errors.length > 0) throw new CliError([...lost, ...errors].slice(0, 20).join('\n'));
}

const PAGES = ['/', '/events', '/about', '/contact', '/give', '/ministries', '/daily-verse', '/event-card', '/nowhere'];
const QUESTIONS = ['Hello', 'John 3:16', 'I am afraid', 'love', 'Psalm 23', 'Ninaogopa', 'another'];

interface Person {
  agent: Agent;
  address: string;
  token?: string;
}

/**
 * Lets visitors and editors loose on a running site, and then looks whether everything is there that was acknowledged.
 *
 * @returns how many requests and acknowledged writes there were; what was lost, or is not as it was written; the answers
 *   that no visitor should get, and connections that broke; and the milliseconds of all requests
 */
async function letCrowdIn({ origin }: StartedSite, visitors: number, editors: number, seconds: number) {
  const times: number[] = [];
  const errors: string[] = [];
  const events = new Map<number, string | null>();
  const sent = new Set<string>();
  const until = Date.now() + seconds * 1000;
  let people = 0;
  let writes = 0;

  const person = (): Person => {
    const number = ++people;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    return { agent, address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
  };

  async function ask(who: Person, endpoint: Endpoint, url: string, wanted: number[], body?: object): Promise<string> {
    const begun = performance.now();
    const { agent, token } = who;
    try {
      const payload = body && JSON.stringify(body);
      const headers = {
        'x-forwarded-for': who.address,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        ...(endpoint === endpoints.createEvent && { 'idempotency-key': randomUUID() }),
      };
      const asked = request(origin + url, { agent, method: endpoint.method, headers });
      asked.end(payload);
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      const said = await text(answer);
      times.push(performance.now() - begun);
      if (wanted.includes(answer.statusCode ?? 0)) return said;
      errors.push(`${endpoint.method} ${url} was answered ${answer.statusCode}: ${said.slice(0, 200)}`);
    } catch (fault) {
      errors.push(`${endpoint.method} ${url} broke off: ${fault}`);
    }
    return '';
  }

  const get = (who: Person, url: string, wanted = [200, 404]) =>
    ask(who, { method: 'GET', path: url, access: 'public' }, url, wanted);
  const look = (times = 1) => pause(times * LOOK_MS * (0.5 + Math.random() / 2));
  const choose = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

  async function visit(): Promise<void> {
    const who = person();
    await pause(Math.random() * LOOK_MS);
    let questions = 0;
    let wrote = false;
    while (Date.now() < until) {
      const chance = Math.random();
      if (chance < 0.05 && questions < 50) {
        questions++;
        await ask(who, endpoints.askVerse, endpoints.askVerse.path, [200], { message: choose(QUESTIONS) });
      } else if (chance < 0.1 && !wrote) {
        wrote = true;
        const message = `A message of ${who.address}`;
        if (await ask(who, endpoints.submitMessage, endpoints.submitMessage.path, [200], aMessage({ message }))) {
          sent.add(message);
          writes++;
        }
      } else if (chance < 0.3) await get(who, `${endpoints.listEvents.path}?limit=24`);
      else await get(who, choose(PAGES));
      await look();
    }
    who.agent.destroy();
  }

  async function edit(number: number): Promise<void> {
    const who = await signedIn();
    for (let count = 0; Date.now() < until; count++) {
      const title = `Event ${number} ${count}`;
      const made = await ask(who, endpoints.createEvent, endpoints.createEvent.path, [201], anEvent({ title }));
      if (!made) continue;
      const { id } = (JSON.parse(made) as { event: { id: number } }).event;
      events.set(id, title);
      writes++;
      await look(2);
      const changed = anEvent({ title: `${title}, changed` });
      if (
        await ask(who, endpoints.updateEvent, endpointPath(endpoints.updateEvent, { id: String(id) }), [200], changed)
      ) {
        events.set(id, changed.title);
        writes++;
      }
      await look(2);
      if (count % 3 !== 0) continue;
      if (await ask(who, endpoints.deleteEvent, endpointPath(endpoints.deleteEvent, { id: String(id) }), [200])) {
        events.set(id, null);
        writes++;
      }
    }
    who.agent.destroy();
  }

  async function signedIn(): Promise<Person> {
    const who = person();
    const answer = await ask(who, endpoints.login, endpoints.login.path, [200], STAFF);
    if (!answer) throw new Error(`Nobody can sign in: ${errors.at(-1)}`);
    return { ...who, token: (JSON.parse(answer) as { access_token: string }).access_token };
  }

  async function lookForLosses(): Promise<string[]> {
    const who = await signedIn();
    const shown = JSON.parse(await get(who, endpoints.listEvents.path)) as { id: number; title: string }[];
    const titles = new Map(shown.map(({ id, title }) => [id, title]));
    const lost = [...events]
      .filter(([id, title]) => (titles.get(id) ?? null) !== title)
      .map(([id, title]) => `event ${id} should be “${title}” and is “${titles.get(id)}”`);
    const read = new Set<string>();
    for (let before: number | null | undefined; before !== null; ) {
      const query = before === undefined ? '?limit=200' : `?limit=200&before=${before}`;
      const part = JSON.parse(await get(who, staffEndpoints.listMessages.path + query)) as {
        messages: { message: string }[];
        next: number | null;
      };
      for (const { message } of part.messages) read.add(message);
      before = part.next;
    }
    who.agent.destroy();
    return [...lost, ...[...sent].filter((message) => !read.has(message)).map((message) => `“${message}” is gone`)];
  }

  await Promise.all([
    ...Array.from({ length: visitors }, visit),
    ...Array.from({ length: editors }, (_, number) => edit(number)),
  ]);
  const lost = await lookForLosses();
  times.sort((one, other) => one - other);
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? Number.NaN);
  return { requests: times.length, writes, lost, errors, median: at(0.5), p99: at(0.99) };
}

await endInWords('The soak broke off', soak);
