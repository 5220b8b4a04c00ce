import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { endpoints } from '#shared/http/endpoints.ts';
import { hostileQuestion, type PayloadRequest, payloadRequests } from '#tests/support/http/hostileInput.ts';
import { chance } from '#tests/support/http/malformedRequests.ts';

/** What came of hostile input. */
export interface HostileReport {
  sent: number;
  /** What was answered 5xx, or refused without words. */
  wrong: string[];
  /** The slowest answer, in milliseconds, and what it answered. */
  slowest: number;
  slowestOf: string;
}

/** A failure's words, or a page. */
const WORDS = /"error":"[^"]+"|<title>/;

type Sending = PayloadRequest & { token?: string };

async function sendAll(port: number, sendings: Iterable<Sending>): Promise<HostileReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const report: HostileReport = { sent: 0, wrong: [], slowest: 0, slowestOf: '' };
  for (const { method, url, body, token } of sendings) {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      'x-forwarded-for': `10.${report.sent >> 16}.${(report.sent >> 8) & 255}.${report.sent & 255}`, // no limit is in the way
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
    };
    const begun = performance.now();
    const asked = request({ port, agent, method, path: url, headers });
    asked.end(payload);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const said = await text(answer);
    const ms = performance.now() - begun;
    report.sent++;
    const status = answer.statusCode ?? 0;
    const what = `${method} ${url.slice(0, 200)} ${(payload ?? '').slice(0, 200)}`;
    if (ms > report.slowest) Object.assign(report, { slowest: ms, slowestOf: what });
    if (status >= 500 || (status >= 400 && !WORDS.test(said)))
      report.wrong.push(`${what} → ${status} ${said.slice(0, 200)}`);
  }
  agent.destroy();
  return report;
}

/** Sends each payload in each field of each call, as somebody who is signed in. */
export function sendPayloads(port: number, token: string): Promise<HostileReport> {
  function* sendings(): Generator<Sending> {
    for (const call of payloadRequests()) yield { ...call, token };
  }
  return sendAll(port, sendings());
}

/** Asks the daily verse so many hostile questions, the same ones for the same seed. */
export function askHostile(port: number, count: number, seed = 2026): Promise<HostileReport> {
  const random = chance(seed);
  function* sendings(): Generator<Sending> {
    for (let asked = 0; asked < count; asked++) {
      yield { method: 'POST', url: endpoints.askVerse.path, body: { message: hostileQuestion(random) } };
    }
  }
  return sendAll(port, sendings());
}
