import { endpoints } from '#shared/http/endpoints.ts';
import type { Loaded } from '../servers/client.ts';
import { ask, type BenchServer, load, tell, wire } from '../servers/servers.ts';

/** Three servers over the same events. */
export interface Trio {
  site: BenchServer;
  bare: BenchServer;
  express: BenchServer;
}

/** What is asked again and again. */
export interface Reading {
  what: string;
  path: string;
  headers?: Record<string, string>;
  /** Whether the Express server has it too. */
  inExpress?: boolean;
}

/** How the site fared, and as ratios beside the others in the same run. */
export interface ReadResult extends Loaded {
  ofBare: number;
  ofExpress?: number;
  /** The site's 99th percentile beside its own median. */
  spread: number;
}

const CONNECTIONS = 64;
const ROUNDS = 7;

export const LIST: Reading = { what: 'the list, br', path: endpoints.listEvents.path, inExpress: true };
export const PLAIN_LIST: Reading = {
  ...LIST,
  what: 'the list, uncompressed',
  headers: { 'accept-encoding': 'identity' },
};
export const PART: Reading = { what: 'the list’s first 24, br', path: `${endpoints.listEvents.path}?limit=24` };

/** The one in the middle. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
}

/**
 * Loads the servers by turns, many short rounds, and compares them within each: whatever else the machine does falls on
 * all of them alike. The median round counts.
 */
export async function measureReading(trio: Trio, reading: Reading, seconds: number): Promise<ReadResult> {
  const headers: Record<string, string> = { 'accept-encoding': 'br', ...reading.headers };
  const status = await hand(trio, reading.path, headers);
  const measure = async ({ port }: BenchServer, sent: Record<string, string>) =>
    load({
      port,
      connections: CONNECTIONS,
      seconds,
      requests: [wire('GET', reading.path, sent)],
      status,
    });
  const expressHeaders = reading.inExpress && (await etagOf(trio.express, reading, headers));
  const rounds: { site: Loaded; bare: Loaded; express?: Loaded | undefined }[] = [];
  await measure(trio.site, headers); // a warm-up, not counted
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await measure(trio.bare, headers);
    const site = await measure(trio.site, headers);
    rounds.push({ site, bare, express: expressHeaders ? await measure(trio.express, expressHeaders) : undefined });
  }
  const middle = (of: keyof Loaded) => median(rounds.map(({ site }) => site[of]));
  const beside = (other: 'bare' | 'express') =>
    median(rounds.map((round) => round.site.perSecond / (round[other]?.perSecond ?? Number.NaN)));
  const own = { perSecond: middle('perSecond'), p50: middle('p50'), p99: middle('p99') };
  return {
    ...own,
    spread: own.p99 / own.p50,
    ofBare: beside('bare'),
    ...(expressHeaders && { ofExpress: beside('express') }),
  };
}

/** Long enough for an answer to count as one that stays, and then for all of them to be compressed as hard as they are. */
const [STAYS, COMPRESSED] = [700, 4000];

/** Asks for all that is measured until every answer has its last compressed form. */
export async function settle({ site }: Trio, paths: readonly string[]): Promise<void> {
  for (const wait of [STAYS, COMPRESSED]) {
    for (const path of paths) await ask(site.port, path, { 'accept-encoding': 'br' });
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** Gives the site's answer to the bare server; returns its status. */
async function hand(trio: Trio, path: string, headers: Record<string, string>): Promise<number> {
  const answer = await ask(trio.site.port, path, headers);
  await tell(trio.bare, answer);
  return answer.status;
}

/** Express has ETags of its own: a request that holds the site's holds Express's there. */
async function etagOf({ port }: BenchServer, { path }: Reading, headers: Record<string, string>) {
  if (headers['if-none-match'] === undefined) return headers;
  const { headers: answered } = await ask(port, path, {});
  return { ...headers, 'if-none-match': answered.etag ?? '' };
}

/** The list to somebody who has it already. */
export async function unchangedList({ site }: Trio): Promise<Reading> {
  const { headers } = await ask(site.port, LIST.path, { 'accept-encoding': 'br' });
  return { ...LIST, what: 'the list, 304', headers: { 'if-none-match': headers.etag ?? '' } };
}
