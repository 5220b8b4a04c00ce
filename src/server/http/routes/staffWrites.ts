import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/http/appContext.ts';
import { answerIdempotently } from '#server/http/idempotency.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import type { ChangeContext, Connection } from '#server/store/store.ts';
import { knownTexts } from './held/knownTexts.ts';

/** Who of staff writes, and when. */
export type StaffChange = ChangeContext & { staff_id: number };

/** Who makes a change, and when; of an editor also what they may publish without an owner's yes. */
export async function changeBy(request: FastifyRequest, context: AppContext): Promise<StaffChange> {
  const { role, staff_id, username } = sessionOfRequest(request);
  const editor = role === 'owner' ? undefined : { staff_id, known: await knownTexts(context) };
  return { username, now: context.now(), staff_id, editor };
}

/** The version that a change is based on (If-Match); undefined if the client sends none. */
export function expectedVersion(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']?.trim();
  if (!header || header === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) throw new HttpError(400, 'If-Match must be a version in quotation marks, such as "3".');
  return Number(version);
}

/**
 * Makes the function by which staff's routes write. It runs the work once per `Idempotency-Key`, in one transaction, and
 * answers with its result. What the work throws is answered too, and undoes the transaction.
 */
export const staffWrites =
  (context: AppContext) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (transaction: Connection, change: StaffChange) => Promise<object>,
  ): Promise<FastifyReply> => {
    const change = await changeBy(request, context);
    return answerIdempotently(request, reply, {
      store: context.store,
      now: change.now,
      account: `staff ${change.staff_id}`,
      asked: { ...(request.params as object), ...(request.body as object) },
      work: (transaction) => work(transaction, change),
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
