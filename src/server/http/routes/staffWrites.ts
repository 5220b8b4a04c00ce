import type { FastifyRequest } from 'fastify';
import type { InferType, Schema } from 'yup';
import type { App, AppContext } from '#server/http/appContext.ts';
import { answerIdempotently } from '#server/http/idempotency.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import type { EventDto } from '#server/store/events/eventRows.ts';
import { readConfirmed } from '#server/store/held/held.ts';
import type { ChangeContext, Connection } from '#server/store/store.ts';
import type { Endpoint } from '#shared/http/endpoints.ts';
import { type Known, numberKey, waitsSentence } from '#shared/publication/known.ts';
import { linksIn } from '#shared/publication/links.ts';

/** Who of staff writes, and when; of an editor also what they may publish without an owner's yes. */
export type StaffChange = ChangeContext & { staff_id: number };

/** The version that a change is based on (If-Match); undefined if the client sends none. */
export function expectedVersion(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']?.trim();
  if (!header || header === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) throw new HttpError(400, 'If-Match must be a version in quotation marks, such as "3".');
  return Number(version);
}

/** How a request that writes is checked, and the status of its answer: 200 by default. */
interface Written<Params, Body> {
  params?: Params;
  body?: Body;
  statusCode?: number;
}

/**
 * Adds routes that staff write by: `write(endpoint, schema, work)` adds one. It does the work in one transaction, once for
 * each `Idempotency-Key`, and answers with the result. If the work throws, the answer is an error and nothing is written.
 */
export const staffWrites =
  (staff: App, context: AppContext) =>
  <Params extends Schema, Body extends Schema>(
    { method, path }: Endpoint,
    { statusCode = 200, ...schema }: Written<Params, Body>,
    work: (
      transaction: Connection,
      change: StaffChange,
      request: FastifyRequest<{ Params: InferType<Params>; Body: InferType<Body> }>,
    ) => Promise<object>,
  ): void => {
    staff.route<{ Params: InferType<Params>; Body: InferType<Body> }>({
      ...{ method, url: path, schema },
      async handler(request, reply) {
        const { role, staff_id, username } = sessionOfRequest(request);
        const editor = role === 'owner' ? undefined : { staff_id, known: await knownTexts(context) };
        const change = { username, now: context.now(), staff_id, editor };
        return answerIdempotently(request, reply.code(statusCode), {
          store: context.store,
          now: change.now,
          account: `staff ${staff_id}`,
          asked: { ...(request.params as object), ...(request.body as object) },
          work: (transaction) => work(transaction, change, request),
        });
      },
    });
  };

/**
 * The refusal of a save that began from an older version. The form shows what is there now beside what was typed
 * (`web/ui/conflicts`).
 *
 * @param now what is there now
 * @param fields a sentence for each field that the refusal is about, if it is not about all
 */
export const conflict = (said: string, now: unknown, fields?: Record<string, string>): HttpError =>
  new HttpError(412, said, { body: { now }, ...(fields && { fields }) });

/**
 * What editors may publish without an owner's yes: where money goes now, the church's own telephone, email and site, and
 * what owners have confirmed. The host of a request is not among it, since the sender chooses it.
 */
export async function knownTexts({ store, giving, content, siteUrl }: AppContext): Promise<Known> {
  const { pairs } = (await giving.current()).shown;
  const { phone, email } = (await content.current()).church('en');
  const confirmed = await readConfirmed(store.db);
  const own = [phone, email].filter((fact) => !('sample' in fact && fact.sample)).map(({ value }) => value);
  const numbers = [...pairs.flatMap(({ paybill, account }) => [paybill, account]), ...own]
    .map(numberKey)
    .filter((digits) => digits !== '');
  const links = linksIn([siteUrl ?? '', ...own].join(' '));
  return { numbers: [...numbers, ...confirmed.numbers], links: [...links, ...confirmed.links] };
}

/** The words of a save's answer, and after them that an event waits for an owner's yes, and why. */
export function withWaiting(message: string, events: readonly EventDto[]): string {
  const waits = events.map((event) => event.waits).filter((what) => what !== undefined);
  if (waits.length === 0) return message;
  return `${message.replace(/\.?$/, '.')} ${waitsSentence([...new Set(waits)].join(', '), waits.length === 1)}`;
}
