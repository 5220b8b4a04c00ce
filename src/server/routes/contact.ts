import { countVisitor, type Limits } from '#server/plugins/limits.ts';
import type { App } from '#server/plugins/validation.ts';
import { addressOf } from '#server/plugins/visitorAddress.ts';
import type { Store } from '#server/store/connect.ts';
import { keepMessage } from '#server/store/messages.ts';
import { calls } from '#shared/calls.ts';
import { submissionSchema } from '#shared/contact.ts';
import { messages } from '#shared/messages.ts';
import { answerOnce } from './idempotency.ts';

/** Nobody writes name, address and message in less, in seconds. */
const FASTEST_PERSON = 2;

/** Whether a program filled the form in. Such a message is kept apart, never refused: nothing that somebody typed is lost. */
function looksLikeSpam({ remarks, seconds }: { remarks?: unknown; seconds?: unknown }): boolean {
  const filled = remarks !== undefined && remarks !== null && remarks !== '';
  return filled || (typeof seconds === 'number' && seconds < FASTEST_PERSON);
}

/** The contact form (specification, section 7: `POST /submit`). */
export function registerContact(app: App, parts: { store: Store; limits: Limits; now: () => Date }): void {
  const { store, limits, now } = parts;
  const submission = { schema: { body: submissionSchema }, onRequest: countVisitor(limits, 'calls') };
  app.post(calls.submitMessage.path, submission, (request, reply) => {
    const { remarks, seconds, ...written } = request.body;
    const { name, email, message } = written;
    const phone_number = written.phone_number || null;
    const spam = looksLikeSpam({ remarks, seconds });
    const at = now();
    return answerOnce(request, reply, {
      store,
      now: at,
      account: 'visitor',
      asked: written, // the seconds differ when the same message is tried again
      allow: () => limits.take('contact', addressOf(request)),
      work: async (transaction) => {
        await keepMessage(transaction, { at: at.toISOString(), name, email, phone_number, message, spam });
        return { status: 200, body: { message: messages.messageSent } };
      },
    });
  });
}
