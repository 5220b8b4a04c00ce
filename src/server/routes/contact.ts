import { addressOf, type Limits } from '#server/plugins/limits.ts';
import type { App } from '#server/plugins/validation.ts';
import type { Store } from '#server/store/connect.ts';
import { keepMessage } from '#server/store/messages.ts';
import { calls } from '#shared/calls.ts';
import { contactSchema } from '#shared/contact.ts';
import { messages } from '#shared/messages.ts';
import { answerOnce } from './idempotency.ts';

/** The contact form (specification, section 7: `POST /submit`). */
export function registerContact(app: App, parts: { store: Store; limits: Limits; now: () => Date }): void {
  const { store, limits, now } = parts;
  app.post(calls.submitMessage.path, { schema: { body: contactSchema } }, (request, reply) => {
    const { name, email, message } = request.body;
    const phone_number = request.body.phone_number || null;
    const at = now();
    return answerOnce(request, reply, {
      store,
      now: at,
      account: 'visitor',
      allow: () => limits.take('contact', addressOf(request)),
      work: async (transaction) => {
        await keepMessage(transaction, { at: at.toISOString(), name, email, phone_number, message });
        return { status: 200, body: { message: messages.messageSent } };
      },
    });
  });
}
