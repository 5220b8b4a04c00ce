import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Endpoint, endpointPath, endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { aMessage, anEvent } from '#tests/support/factories.ts';
import { STAFF, type StartedSite } from './site.ts';

/** How many come, and for how long. */
interface Crowd {
  site: StartedSite;
  visitors: number;
  editors: number;
  seconds: number;
  /** How long a visitor looks at a page before the next, at most, in milliseconds; an editor takes twice as long. */
  pause: number;
}

/** What came of it. */
interface CrowdReport {
  requests: number;
  /** Events put on, changed and taken off, and messages sent: each was acknowledged. */
  writes: number;
  /** What was acknowledged and is not there, or not as it was written; and what is there that should not be. */
  lost: string[];
  /** Answers that no visitor should get, and connections that broke. */
  errors: string[];
  /** Milliseconds, of all requests. */
  median: number;
  p99: number;
}

const PAGES = ['/', '/events', '/about', '/contact', '/give', '/ministries', '/daily-verse', '/event-card', '/nowhere'];
const QUESTIONS = ['Hello', 'John 3:16', 'I am afraid', 'love', 'Psalm 23', 'Ninaogopa', 'another'];

interface Person {
  agent: Agent;
  address: string;
  token?: string;
}

/** Lets visitors and editors loose on a running site, and then looks whether everything is there that was acknowledged. */
export async function letCrowdIn(crowd: Crowd): Promise<CrowdReport> {
  const times: number[] = [];
  const errors: string[] = [];
  const events = new Map<number, string | null>();
  const sent = new Set<string>();
  const until = Date.now() + crowd.seconds * 1000;
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
      const asked = request(crowd.site.origin + url, { agent, method: endpoint.method, headers });
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
  const look = (times = 1) => pause(times * crowd.pause * (0.5 + Math.random() / 2));
  const choose = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

  async function visit(): Promise<void> {
    const who = person();
    await pause(Math.random() * crowd.pause);
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
    ...Array.from({ length: crowd.visitors }, visit),
    ...Array.from({ length: crowd.editors }, (_, number) => edit(number)),
  ]);
  const lost = await lookForLosses();
  times.sort((one, other) => one - other);
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? Number.NaN);
  return { requests: times.length, writes, lost, errors, median: at(0.5), p99: at(0.99) };
}
