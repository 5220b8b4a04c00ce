import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import { type PageName, pages } from '#content/pages.ts';
import { type ChurchEvent, compareEvents } from '#shared/events/churchEvent.ts';
import { EVENT_STATUSES, type EventLife, OPTIONAL_FIELDS, STATUS_NOTES } from '#shared/events/eventLife.ts';
import type { Endpoint } from '#shared/http/endpoints.ts';
import { readDay, readTime } from './foreignTimes.ts';

/**
 * What is asked of a backend, and how its answer is read, whether the app received it over HTTP or the service worker did:
 * every response shape that section 7 of the specification allows, read into our own types (rulings, 1).
 */

/** Where requests go: another backend's address, or empty for the server that the page came from (rulings, 1). */
export const API_HOST: string = import.meta.env.VITE_API_HOST ?? '';

/** Whether requests go to the server that the page came from. Another backend gets section 7 alone (rulings, 33). */
export const OWN_BACKEND = API_HOST === '';

/** Whether the backend has what a page shows. */
export const isOffered = (page: PageName): boolean => OWN_BACKEND || !pages[page].ownBackend;

/** Whether a list of events comes from our own server, which keeps versions and has endpoints beyond section 7. */
export const isFromOwnServer = (events: readonly ChurchEvent[]): boolean =>
  events.length > 0 ? events.some(({ version }) => version !== undefined) : OWN_BACKEND;

/** The data fields of section 7's 2xx answers. */
const DATA_FIELDS = ['events', 'event', 'access_token', 'bot_message'] as const;

/** Whether a 2xx answer is a failure: it has `error` and none of the data fields (rulings, 30). */
export function carriesError(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const fields = answer as Record<string, unknown>;
  return Boolean(fields.error) && !DATA_FIELDS.some((name) => fields[name] != null);
}

/** What an error has of an answer where none came. */
export const NO_ANSWER = { status: null, text: null, exception: '', answer: null } as const;

/** The error of a request that the server refused. */
export const refusal = (status: number, answer: unknown): ApiError => ({
  kind: 'refused',
  status,
  text: serverText(answer),
  exception: '',
  answer,
});

/** The error of a request that got no answer. @param exception the exception's message */
export const unanswered = (exception = ''): ApiError => ({ ...NO_ANSWER, kind: 'unanswered', exception });

/** Whether a request failed because the network or the server is down. */
export const isOutage = ({ kind, status }: ApiError): boolean => kind === 'unanswered' || (status ?? 0) >= 500;

/** The error of a request whose session has ended. */
export const sessionOver: ApiError = { ...NO_ANSWER, kind: 'ended', status: 401 };

/** The error message in an answer: the text under `error`, else under `message`, else null (rulings, 1). */
function serverText(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { error, message } = answer as { error?: unknown; message?: unknown };
  return wordsIn(error) ?? wordsIn(message);
}

/** A text that is not blank; null for any other value. */
const wordsIn = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** Why a request failed. errors.ts chooses the message that a person reads. */
export interface ApiError {
  /**
   * `refused`: the server refused the request. `unreadable`: it accepted, but the app cannot read its answer.
   * `unanswered`: no answer came. `own`: the app itself failed. `ended`: the session is over, and the app opens the
   * login.
   */
  kind: 'refused' | 'unreadable' | 'unanswered' | 'own' | 'ended';
  /** The response's status; null without a response. */
  status: number | null;
  /** The server's own words, under `error` or under `message` (rulings, 1). */
  text: string | null;
  /** The exception's words where no answer came. */
  exception: string;
  /** The answer's body as it was sent. */
  answer: unknown;
}

/** What of an argument goes into headers. */
type Sent = { idempotencyKey?: string; version?: number; accessToken?: string };

/**
 * The request of an endpoint with one flat argument: what the endpoint's path names goes there, an `idempotencyKey`, a
 * `version` and an `accessToken` become headers, and the rest is the body, or the query of a GET.
 */
export function requestTo(endpoint: Endpoint, argument: object, more: Partial<ApiRequest> = {}): ApiRequest {
  const { idempotencyKey: key, version, accessToken, ...fields } = argument as Sent;
  const steps = endpoint.path.split('/');
  const headers = {
    ...(OWN_BACKEND && key && { 'idempotency-key': key }), // another origin may refuse a header that it does not know
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  };
  const request: ApiRequest = { endpoint, headers, ...(accessToken && { accessToken }), ...more };
  for (const [name, value] of Object.entries(fields)) {
    if (steps.includes(`:${name}`)) request.pathParams = { ...request.pathParams, [name]: String(value) };
    else if (endpoint.method === 'GET') request.params = { ...request.params, [name]: value as string };
    else request.body = { ...request.body, [name]: value };
  }
  return request;
}

/** The `query` of an endpoint of the api slice whose argument is what `requestTo` takes. */
export const asks =
  <Argument>(endpoint: Endpoint, more?: Partial<ApiRequest>) =>
  (argument: Argument): ApiRequest =>
    requestTo(endpoint, argument ?? {}, more);

export type ValidateStatus = NonNullable<FetchArgs['validateStatus']>;

/** One request: RTK Query's `FetchArgs`, with an endpoint of the contract in place of `url` and `method`. */
export interface ApiRequest extends Pick<FetchArgs, 'body' | 'responseHandler'> {
  endpoint: Endpoint;
  /** Fills the `:name` parameters of the endpoint's path. */
  pathParams?: Record<string, string>;
  params?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string | undefined>;
  /** A token to send instead of the stored one. */
  accessToken?: string;
  /** Another `fetch`, such as one that reports the progress of an upload. */
  fetchFn?: typeof fetch;
  /** Checks the body of a 2xx answer. Other answers, and those that carry `error` (rulings, 30), have failed anyway. */
  validateStatus?: ValidateStatus;
  /** Whether the answer's content does not matter: one that is empty or not JSON is a success (rulings, 30). */
  needsNothing?: boolean;
}

/** The base query of the api slice. */
export type ApiQuery = BaseQueryFn<ApiRequest, unknown, ApiError>;

/** A success, with the server's message if it sent one. */
export interface Done {
  message: string | null;
}

type Fields = Record<string, unknown>;

/** Whether an answer has fields. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The `message` of an answer. */
const messageIn = (answer: unknown): string | null => (isFields(answer) ? wordsIn(answer.message) : null);

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The address of a picture. Null unless http(s): rejects `javascript:` and other URLs. */
const picture = (value: unknown): string | null => (/^https?:\/\//i.test(text(value)) ? text(value) : null);

/** An event as the server answers it. */
export function readEvent(raw: Fields): ChurchEvent {
  const event: ChurchEvent = {
    id: text(raw.id),
    title: text(raw.title),
    category: text(raw.category),
    description: text(raw.description),
    start_date: readDay(raw.start_date ?? raw.startDate),
    start_time: readTime(raw.start_time),
    end_date: readDay(raw.end_date) || null,
    end_time: readTime(raw.end_time),
    venue: text(raw.venue ?? raw.location),
    image: picture(raw.image),
  };
  const startDate = readDay(raw.startDate);
  if (startDate !== '') event.startDate = startDate;
  if (typeof raw.location === 'string') event.location = raw.location;
  if (!OWN_BACKEND) return event;
  if (typeof raw.version === 'number') event.version = raw.version;
  return { ...event, ...readLife(raw) };
}

const LIFE_TEXTS = [
  ...STATUS_NOTES,
  'previous_start_date',
  'previous_start_time',
  'previous_venue',
  'waits',
  'waits_publish',
  ...OPTIONAL_FIELDS,
] as const;

/** The fields of an event that only our own server has. */
function readLife(raw: Fields): EventLife {
  const life: EventLife = {};
  const status = EVENT_STATUSES.find((known) => known === raw.status);
  if (status) life.status = status;
  for (const name of LIFE_TEXTS) {
    const value = text(raw[name]);
    if (value !== '') life[name] = value;
  }
  if (typeof raw.series === 'number') life.series = raw.series;
  if (raw.series_own) life.series_own = true;
  return life;
}

/** Validates an answer that has to be an object. */
export const isObject: ValidateStatus = (_response, answer) => isFields(answer);

/** Validates an answer that has to contain a list under this name. */
export const hasList =
  (name: string): ValidateStatus =>
  (_response, answer) =>
    Array.isArray(answer?.[name]);

/** Validates a `ContentOverlay`. */
export const hasContent: ValidateStatus = (_response, answer) => isFields(answer) && isFields(answer.fields);

/** The list in an answer of `GET /all/events`: the answer is an array, or has one under `events`. */
const eventsIn = (answer: unknown): unknown => (isFields(answer) && !Array.isArray(answer) ? answer.events : answer);

/** Validates an answer of `GET /all/events`. `{ message }` in place of events is an error to show (rulings, 1). */
export const hasEvents: ValidateStatus = (_response, answer) => Array.isArray(eventsIn(answer));

/** `GET /all/events`: the events, newest first; none where the answer has no list. */
export function readEvents(answer: unknown): ChurchEvent[] {
  const list = eventsIn(answer);
  return Array.isArray(list) ? list.filter(isFields).map(readEvent).sort(compareEvents) : [];
}

/** `POST /create/events` and `PUT /update/events`: the event as it is stored where `{ event }` says, and a message. */
export function readSaved(answer: unknown): Done & { event: ChurchEvent | null } {
  const event = isFields(answer) && isFields(answer.event) ? readEvent(answer.event) : null;
  return { event, message: messageIn(answer) };
}

/** An answer with at most a `message`. */
export function readDone(answer: unknown): Done {
  return { message: messageIn(answer) };
}

/** `POST /login`: the access token, or null with the server's words. */
export function readLogin(answer: unknown): Done & { accessToken: string | null } {
  const token = isFields(answer) ? answer.access_token : undefined;
  return { accessToken: typeof token === 'string' && token !== '' ? token : null, message: messageIn(answer) };
}

/** Whether an answer to `POST /login` asks for a code of the account's second factor. */
export const asksForCode = (answer: unknown): boolean =>
  OWN_BACKEND && isFields(answer) && answer.second_factor === true;
