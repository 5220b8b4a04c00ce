import { addressOf, type Limits } from '#server/plugins/limits.ts';
import type { App } from '#server/plugins/validation.ts';
import type { Store } from '#server/store/connect.ts';
import { keepMessage } from '#server/store/messages.ts';
import { calls } from '#shared/calls.ts';
import { contactSchema } from '#shared/contact.ts';
import { messages } from '#shared/messages.ts';

/** The contact form (specification, section 7: `POST /submit`). */
export function registerContact(app: App, parts: { store: Store; limits: Limits; now: () => Date }): void {
  const { store, limits, now } = parts;
  app.post(calls.submitMessage.path, { schema: { body: contactSchema } }, async (request) => {
    await limits.take('contact', addressOf(request));
    const { name, email, message } = request.body;
    const phone_number = request.body.phone_number || null;
    await store.write((transaction) =>
      keepMessage(transaction, { at: now().toISOString(), name, email, phone_number, message }),
    );
    return { message: messages.messageSent };
  });
}
