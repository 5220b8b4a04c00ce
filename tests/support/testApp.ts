import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswords } from '#server/accounts/passwords.ts';
import { buildApp } from '#server/app.ts';
import type { App, AppOptions } from '#server/http/appContext.ts';
import { limitRules } from '#server/limits/limits.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { addStaff } from '#server/store/accounts/staff.ts';
import { openStore } from '#server/store/connect.ts';
import type { Store } from '#server/store/store.ts';
import type { Role } from '#shared/auth/accounts.ts';
import type { EventInput } from '#shared/events/event.ts';
import { type Endpoint, endpointPath, endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { addDays } from '#shared/time.ts';
import { anEvent } from './factories.ts';
import { fetchFrom } from './http/fetchFrom.ts';
import { shortVerses } from './shortVerses.ts';
import { storePlaceOf } from './testStore.ts';

/** The account that every app under test has. */
export const STAFF = { username: 'mercy', password: 'light through glass' } as const;

/** What changes an account needs that one’s password. */
export const PROOF = { current_password: STAFF.password } as const;

/** Another owner, and an editor, of the tests that have some. */
export const JUMA = { username: 'juma', password: 'another password' } as const;
export const EDITOR = { username: 'wanjiru', password: 'a password of hers', role: 'editor' } as const;

/** Cheap on purpose: what is tested is the way through, not the cost of a hash. */
export const cheapPasswords = createPasswords({ memory: 8, passes: 1, parallelism: 1 });

/** Saturday 21 November 2026, noon in Ruiru. */
export const NOON = new Date('2026-11-21T09:00:00Z');

/** Limits that no test reaches. */
export const UNLIMITED = limitRules(() => ({ most: 1_000_000, seconds: 60 }));

/** A clock that a test sets. */
export class TestClock {
  #now = NOON;
  now = (): Date => this.#now;

  /** Sets the clock; a number goes on by so many milliseconds. */
  set(to: Date | number): void {
    this.#now = typeof to === 'number' ? new Date(this.#now.getTime() + to) : to;
  }
}

/** The response to a request. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds.
  body: any;
}

const ALL_ENDPOINTS = { ...endpoints, ...staffEndpoints };

/** Fails unless an answer has a status, and what is named of its body. */
export function expectAnswer(answer: unknown, status: number, body: unknown): void {
  expect(answer).toMatchObject({ status, body });
}

/** What a request is for: an endpoint's name, or an endpoint. */
export type Asked = keyof typeof ALL_ENDPOINTS | Endpoint;

/** What a request is sent with. */
export interface RequestOptions {
  id?: number | string;
  body?: unknown;
  /** An access token. */
  token?: string | undefined;
  headers?: Record<string, string>;
  /** The query, `?` included. */
  query?: string;
}

/** A change of a page's words. Its base is 0 if the field was not changed before. */
export interface Change {
  field: string;
  value: unknown;
  base?: number;
}

/** Of what page changes of words are published, when, and by whom. */
type Publishing = { page?: string; language?: string; at?: string } & Pick<RequestOptions, 'token' | 'headers'>;

/** The true application over a real database of its own. */
export interface TestApp {
  app: App;
  store: Store;
  /** The data folder. */
  folder: string;
  clock: TestClock;
  /** `fetch` without a network: every request goes to this application. */
  fetch: typeof fetch;
  /** Sends a request to an endpoint. */
  request(asked: Asked, options?: RequestOptions): Promise<Answer>;
  /** Signs in and returns the access token. */
  signIn(credentials?: { username: string; password: string; code?: string }): Promise<string>;
  /** Adds a staff account where there is none of that name, an owner's unless a test says otherwise, and signs it in. */
  join(account: Account): Promise<string>;
  /** Whether the session of an access token is open. */
  isSignedIn(token: string): Promise<boolean>;
  /** The access token that requests in the owner's name carry; the first of them signs in. */
  token: string | undefined;
  /** Sends a request in the owner's name. */
  asOwner: TestApp['request'];
  /** Puts an event on, as the owner: a Kesha but for what is said of it. Resolves with it as the server answers it. */
  put(fields?: Partial<EventInput>, headers?: Record<string, string>): Promise<Answer['body']>;
  /** Puts on what repeats, from the evening of each of these days to the next morning, as the owner. */
  putSeries(days: readonly string[], fields?: Partial<EventInput>): Promise<Answer>;
  /** Changes an event, as the owner. */
  change(id: number, fields: Partial<EventInput>, headers?: Record<string, string>): Promise<Answer>;
  /** The events, as the server lists them. */
  list(query?: string): Promise<Answer['body']>;
  /** Their titles. */
  titles(): Promise<string[]>;
  /** What staff changed of a page's words, as its pages show it. */
  words(page?: string, lang?: string): Promise<Answer['body']>;
  /** Publishes changes of words, as the owner, of the church in English, unless a test says otherwise. */
  publish(changes: readonly Change[], more?: Publishing): Promise<Answer>;
  /** Listens on a free port of this machine, and returns it. */
  listen(): Promise<number>;
  /** Closes the application and its database. */
  close(): Promise<void>;
  /** The lines of the log, parsed. */
  log: Record<string, unknown>[];
}

/** A folder of the test's own, removed when it ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'church-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Settings as an empty environment gives them, with what a test says of them. */
export function testSettings(folder: string, settings: Partial<Settings> = {}): Settings {
  return { ...readSettings({ DATA_DIR: folder }), ...settings };
}

/** How an application under test differs from others. */
type TestAppOptions = { settings?: Partial<Settings>; folder?: string } & Partial<
  Pick<AppOptions, 'site' | 'verses' | 'store' | 'timeouts' | 'caps' | 'metrics' | 'passwords' | 'backups' | 'sendPush'>
>;

/** An application with an owner signed in. */
interface OwnersApp extends TestApp {
  token: string;
  /** Starts another application in its place. */
  start(options?: TestAppOptions): Promise<void>;
}

/** Starts an application before each test of a file, and signs an owner in. */
export function appBeforeEach(options: () => TestAppOptions | Promise<TestAppOptions> = () => ({})): OwnersApp {
  const site = {
    async start(asked) {
      await startTestApp(asked, site);
      site.token = await site.signIn();
    },
  } as OwnersApp;
  beforeEach(async () => site.start(await options()));
  return site;
}

/** Starts the application for one test, and closes it when the test ends. Call it inside a test or a `beforeEach`. */
export async function startTestApp(options: TestAppOptions = {}, site = {} as TestApp): Promise<TestApp> {
  const folder = options.folder ?? temporaryFolder();
  const clock = new TestClock();
  const log: Record<string, unknown>[] = [];
  const storePlace = await storePlaceOf(folder);
  const settings = testSettings(folder, { logLevel: 'debug', storePlace, ...options.settings });
  const store = options.store ?? (await openStore(settings.storePlace));
  await addAccount(store, STAFF);
  const app = await buildApp({
    store,
    settings,
    passwords: options.passwords ?? cheapPasswords,
    verses: options.verses ?? shortVerses(clock.now),
    site: options.site,
    now: clock.now,
    backups: options.backups,
    ...(options.timeouts && { timeouts: options.timeouts }),
    ...(options.caps && { caps: options.caps }),
    metrics: options.metrics,
    sendPush: options.sendPush,
    logStream: { write: (line) => void log.push(JSON.parse(line)) },
  });
  const close = async () => {
    await app.close();
    await store.close();
  };
  onTestFinished(close);

  const request: TestApp['request'] = async (asked, { id, body, token, headers, query = '' } = {}) => {
    const endpoint: Endpoint = typeof asked === 'string' ? ALL_ENDPOINTS[asked] : asked;
    const response = await app.inject({
      method: endpoint.method,
      url: endpointPath(endpoint, id === undefined ? {} : allBeing(String(id), endpoint)) + query,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = response.headers['content-type']?.toString().startsWith('application/json') && response.body !== '';
    return {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
      body: isJson ? response.json() : response.body,
    };
  };
  const signIn: TestApp['signIn'] = async (credentials = STAFF) => {
    const { body } = await request('login', { body: credentials });
    return body.access_token;
  };
  const asOwner: TestApp['request'] = async (asked, more) => {
    site.token ??= await signIn();
    return request(asked, { token: site.token, ...more });
  };
  const list: TestApp['list'] = async (query = '') => (await request('listEvents', { query })).body;
  return Object.assign(site, { token: undefined }, {
    ...{ app, store, folder, clock, fetch: fetchFrom(app, clock.now), request, signIn, asOwner, list, close, log },
    async join(account) {
      await addAccount(store, account);
      return signIn(account);
    },
    isSignedIn: async (token) => (await request('listSessions', { token })).status === 200,
    put: async (fields, headers = {}) => (await asOwner('createEvent', { body: anEvent(fields), headers })).body.event,
    putSeries: (days, fields) => {
      const dates = days.map((day) => anEvent({ start_date: day, end_date: addDays(day, 1) }));
      return asOwner('createSeries', { body: { rule: 'Every Friday', event: anEvent(fields), dates } });
    },
    change: (id, fields, headers = {}) => asOwner('updateEvent', { id, body: anEvent(fields), headers }),
    titles: async () => (await list()).map(({ title }: { title: string }) => title),
    words: async (page = 'church', lang = 'en') =>
      (await request('readContent', { query: `?page=${page}&lang=${lang}` })).body.fields,
    publish(changes, { token, headers = {}, ...more } = {}) {
      const based = changes.map((change) => ({ base: 0, ...change }));
      const body = { page: 'church', language: 'en', changes: based, ...more };
      return asOwner('publishContent', { body, headers, ...(token && { token }) });
    },
    async listen() {
      await app.listen({ host: '127.0.0.1', port: 0 });
      return (app.server.address() as AddressInfo).port;
    },
  } satisfies Omit<TestApp, 'token'>);
}

interface Account {
  username: string;
  password: string;
  role?: Role;
}

/** Adds a staff account with a password of its own, where there is none of that name: an owner's, unless a test says otherwise. */
export async function addAccount(store: Store, { username, password, role = 'owner' }: Account) {
  const password_hash = await cheapPasswords.hash(password);
  await store.write((transaction) => addStaff(transaction, { username, password_hash, role, now: NOON }));
}

/** What an owner and the person do when somebody gets a new password: the owner's request, and the choice by its link. */
export async function giveNewPassword(
  { request }: Pick<TestApp, 'request'>,
  { token, id, password }: { token: string; id: number; password: string },
) {
  const asked = await request('updateStaff', { token, id, body: PROOF });
  if (asked.status !== 200) return asked;
  const chosen = { token: asked.body.invitation.token, password };
  return request('acceptInvitation', { body: chosen });
}

/** Every parameter of a path with one value. */
const allBeing = (value: string, { path }: Endpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, value]));
