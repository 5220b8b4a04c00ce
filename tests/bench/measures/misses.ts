import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { endpointPath, endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { BOOKS } from '#shared/verse/bible.ts';
import { anEvent } from '#tests/support/factories.ts';
import { chance } from '#tests/support/http/malformedRequests.ts';

/** What came of one kind of made-up question. */
export interface MissReport {
  kind: string;
  /** How many addresses asked. */
  addresses: number;
  /** How many were answered 2xx, and how many were refused with 429 or 503. */
  answered: number;
  refused: number;
  /** What another visitor waited meanwhile, in milliseconds. */
  median: number;
  p95: number;
}

/** Connections over which the made-up questions come. */
const CONNECTIONS = 30;

const SECONDS = 12;

interface Question {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

const get = (path: string): Question => ({ method: 'GET', path });
const ask = (message: string): Question => ({ method: 'POST', path: endpoints.askVerse.path, body: { message } });

/** Each gives another question every time. */
function kinds(): Record<string, (number: number) => Question> {
  const random = chance(2026);
  const day = () => new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 900) * 86_400_000).toISOString().slice(0, 10);
  const chapters = BOOKS.flatMap(({ code, chapters: most }) =>
    Array.from({ length: most }, (_, at) => `${code}.${at + 1}`),
  );
  const words = 'love fear king water bread light moon faith grace river stone harvest shepherd temple wind'.split(' ');
  const word = () => words[Math.floor(random() * words.length)] ?? '';
  return {
    chapters: (number) => get(`/daily-verse?read=${chapters[number % chapters.length]}`),
    'chapters as calls': (number) => {
      const [book = '', chapter = ''] = (chapters[number % chapters.length] ?? '').split('.');
      return get(endpointPath(endpoints.readChapter, { book, chapter }));
    },
    dates: () => get(`${endpoints.listEvents.path}?from=${day()}&limit=${1 + Math.floor(random() * 200)}`),
    'pages of events': (number) => get(`/events/${1 + (number % 500)}`),
    'cards of events': (number) => get(`/event-card?id=${1 + (number % 500)}`),
    'calendars of events': (number) => get(`/events/${1 + (number % 500)}.ics`),
    'made-up queries': (number) => get(`/events?x=${number}`),
    'site maps': () => get('/sitemap.xml'),
    searches: (number) => ask(`${word()} and ${word()} of the ${word()} ${number}`),
  };
}

const ROUNDS = [{ addresses: 1 }, { addresses: 50 }];

/** Asks a running site for ever other things, from one address and from many, and visits it meanwhile. */
export async function askForMisses(
  port: number,
  credentials: { username: string; password: string },
  onReport: (report: MissReport) => void,
): Promise<MissReport[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const send = async ({ method, path, body }: Question, from: string, token?: string): Promise<[number, string]> => {
    const payload = body && JSON.stringify(body);
    const headers = {
      'x-forwarded-for': from,
      'accept-encoding': 'br',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    };
    const asked = request({ port, agent, method, path, headers });
    asked.end(payload);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return [answer.statusCode ?? 0, await text(answer)];
  };

  await fill((question, token) => send(question, '192.0.2.1', token), credentials);
  const reports: MissReport[] = [];
  let block = 0;
  for (const { addresses } of ROUNDS) {
    for (const [kind, question] of Object.entries(kinds())) {
      block++;
      const until = performance.now() + SECONDS * 1000;
      let [number, answered, refused] = [0, 0, 0];
      const attack = async () => {
        while (performance.now() < until) {
          const at = number++;
          const [status] = await send(question(at), `10.${block}.0.${at % addresses}`);
          if (status < 300) answered++;
          else refused++;
        }
      };
      const times: number[] = [];
      const visit = async () => {
        await pause(500);
        for (let at = 0; performance.now() < until; at++) {
          const begun = performance.now();
          await send(VISITS[at % VISITS.length] as Question, `192.0.2.${block}`);
          times.push(performance.now() - begun);
          await pause(40);
        }
      };
      await Promise.all([...Array.from({ length: CONNECTIONS }, attack), visit()]);
      times.sort((one, other) => one - other);
      const part = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? Number.NaN);
      const report = { kind, addresses, answered, refused, median: part(0.5), p95: part(0.95) };
      onReport(report);
      reports.push(report);
    }
  }
  agent.destroy();
  return reports;
}

/** What another visitor does: pages that many look at, and now and then something that nobody has asked for. */
const VISITS: readonly Question[] = [
  ...['/', '/events', '/daily-verse', '/about', '/contact', `${endpoints.listEvents.path}?limit=24`, '/events/7'].map(
    get,
  ),
  ...['/daily-verse?read=PSA.119', '/', '/events.ics', '/give', '/events', '/sitemap.xml'].map(get),
];

/** Five hundred events, so that there is something to ask for. */
async function fill(
  send: (question: Question, token?: string) => Promise<[number, string]>,
  credentials: { username: string; password: string },
): Promise<void> {
  const [, said] = await send({ method: 'POST', path: endpoints.login.path, body: credentials });
  const { access_token } = JSON.parse(said) as { access_token: string };
  for (let series = 0; series < 5; series++) {
    const dates = Array.from({ length: 100 }, (_, at) => {
      const day = new Date(Date.UTC(2026, series, 1) + at * 7 * 86_400_000).toISOString().slice(0, 10);
      return { start_date: day, start_time: '18:00', end_date: day, end_time: '20:00' };
    });
    const event = anEvent({ title: `Series ${series}`, description: 'Come and pray with us. '.repeat(20) });
    const body = { rule: 'Every week', event, dates };
    const [status, words] = await send({ method: 'POST', path: staffEndpoints.createSeries.path, body }, access_token);
    if (status !== 201) throw new Error(`The site could not be filled: ${words}`);
  }
}
