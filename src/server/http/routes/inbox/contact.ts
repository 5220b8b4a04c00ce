import { hash } from 'node:crypto';
import { contactAnswers as english } from '#content/en/contactAnswers.ts';
import { contactAnswers as swahili } from '#content/sw/contactAnswers.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { answerIdempotently } from '#server/http/idempotency.ts';
import { countVisitor, limitAddressOf, looksLikeSpam, requestLanguage } from '#server/http/visitor.ts';
import { keepMessage } from '#server/store/messages.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { submissionSchema } from '#shared/inbox/contact.ts';
import { bodyValidator } from '../../validation.ts';

const ANSWERS = { en: english, sw: swahili };

/** What the form may send; refused in the language of its page. */
const submissions = { en: bodyValidator(submissionSchema(english)), sw: bodyValidator(submissionSchema(swahili)) };

/** The contact form (specification, section 7: `POST /submit`). */
export function registerContact(app: App, context: AppContext): void {
  const { store, limits, now, pushNotifier } = context;
  app.post(endpoints.submitMessage.path, { onRequest: countVisitor(limits, 'requests') }, async (request, reply) => {
    const language = requestLanguage(request);
    const { remarks, seconds, ...written } = submissions[language](request.body);
    const { name, email, message } = written;
    const phone_number = written.phone_number || null;
    const spam = looksLikeSpam({ remarks, seconds });
    const at = now();
    let isNew = false; // not where the answer to an earlier attempt is sent again
    const answered = await answerIdempotently(request, reply, {
      store,
      now: at,
      account: 'visitor',
      asked: written, // `seconds` differs when the same message is sent again
      // The address first: once it is over its limit, it creates no counts for made-up senders.
      allow: async () => {
        const address = limitAddressOf(request);
        await limits.take('contactsOfAddress', address);
        await limits.take('contact', `${hash('sha256', email.toLowerCase(), 'base64url')} ${address}`);
      },
      work: async (transaction) => {
        isNew = !spam;
        await keepMessage(transaction, { at: at.toISOString(), name, email, phone_number, message, spam });
        return { message: ANSWERS[language].sent };
      },
    });
    if (isNew) pushNotifier.notify('message');
    return answered;
  });
}
