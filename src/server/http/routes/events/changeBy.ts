import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import type { ChangeContext } from '#server/store/changeContext.ts';
import { knownTexts } from '../held/knownTexts.ts';

/** Who makes a change, and when. */
export const changeBy = (request: FastifyRequest, now: () => Date): ChangeContext => ({
  username: sessionOfRequest(request).username,
  now: now(),
});

/** The same for a change of what is on the site: of an editor it says what they may publish without an owner's yes. */
export async function publishedBy(request: FastifyRequest, context: AppContext): Promise<ChangeContext> {
  const { role, staff_id } = sessionOfRequest(request);
  const editor = role === 'owner' ? undefined : { staff_id, known: await knownTexts(context) };
  return { ...changeBy(request, context.now), editor };
}

/** The version that a change is based on (If-Match); undefined if the client sends none. */
export function expectedVersion(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']?.trim();
  if (!header || header === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) throw new HttpError(400, 'If-Match must be a version in quotation marks, such as "3".');
  return Number(version);
}
