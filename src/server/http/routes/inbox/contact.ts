import { countVisitor, type Limits } from '#server/http/plugins/limits.ts';
import type { App } from '#server/http/plugins/validation.ts';
import { addressOf } from '#server/http/plugins/visitorAddress.ts';
import type { Store } from '#server/store/connect.ts';
import { keepMessage } from '#server/store/messages.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { submissionSchema } from '#shared/inbox/contact.ts';
import { messages } from '#shared/messages.ts';
import { answerOnce } from '../events/idempotency.ts';

/** Nobody fills the form in faster, in seconds. */
const MIN_SECONDS = 2;

/** Whether a bot filled the form in. Such a message is marked, never refused, so that no real message is lost. */
function looksLikeSpam({ remarks, seconds }: { remarks?: unknown; seconds?: unknown }): boolean {
  const filled = remarks !== undefined && remarks !== null && remarks !== '';
  return filled || (typeof seconds === 'number' && seconds < MIN_SECONDS);
}

/** The contact form (specification, section 7: `POST /submit`). */
export function registerContact(app: App, parts: { store: Store; limits: Limits; now: () => Date }): void {
  const { store, limits, now } = parts;
  const submission = { schema: { body: submissionSchema }, onRequest: countVisitor(limits, 'calls') };
  app.post(endpoints.submitMessage.path, submission, (request, reply) => {
    const { remarks, seconds, ...written } = request.body;
    const { name, email, message } = written;
    const phone_number = written.phone_number || null;
    const spam = looksLikeSpam({ remarks, seconds });
    const at = now();
    return answerOnce(request, reply, {
      store,
      now: at,
      account: 'visitor',
      asked: written, // `seconds` differs when the same message is sent again
      allow: () => limits.take('contact', addressOf(request)),
      work: async (transaction) => {
        await keepMessage(transaction, { at: at.toISOString(), name, email, phone_number, message, spam });
        return { status: 200, body: { message: messages.messageSent } };
      },
    });
  });
}
