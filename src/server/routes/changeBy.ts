import type { FastifyRequest } from 'fastify';
import { sessionOfRequest } from '#server/plugins/staffGate.ts';
import type { Change } from '#server/store/events.ts';

/** Who asks for a change, and when; behind the staff's gate. */
export const changeBy = (request: FastifyRequest, now: () => Date): Change => ({
  username: sessionOfRequest(request).username,
  now: now(),
});
