import type { App, AppContext } from '#server/http/appContext.ts';
import { countVisitor, limitAddressOf, requestLanguage } from '#server/http/visitor.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { newSignupSchema, signupChangeSchema, signupKeySchema } from '#shared/signup/signupSchemas.ts';
import { bodyValidator } from '../../validation.ts';
import { expectedVersion } from '../staffWrites.ts';
import { findOwn, ownAnswer, SIGNUP_ANSWERS, signupNumbers, unknownKey } from './signUp.ts';

const { en, sw } = SIGNUP_ANSWERS;

/** The bodies of the requests; refused in the language of the page that sends them. */
const creations = { en: bodyValidator(newSignupSchema(en)), sw: bodyValidator(newSignupSchema(sw)) };
const keys = { en: bodyValidator(signupKeySchema(en)), sw: bodyValidator(signupKeySchema(sw)) };
const changes = { en: bodyValidator(signupChangeSchema(en)), sw: bodyValidator(signupChangeSchema(sw)) };

/** What visitors do with their sign-ups. The secret key travels in the body, so that no log has it. */
export function registerSignups(app: App, context: AppContext): void {
  const { store, limits, now, signUp } = context;
  const onRequest = countVisitor(limits, 'requests');

  const creating = { onRequest: countVisitor(limits, 'signupRequests') };
  app.post(endpoints.createSignup.path, creating, async (request, reply) => {
    const language = requestLanguage(request);
    const { event: eventId, key, remarks, seconds, ...input } = creations[language](request.body);
    const { isNew, answer } = await signUp.create({
      eventId,
      key,
      input,
      signs: { remarks, seconds },
      language,
      address: limitAddressOf(request),
    });
    return reply.code(isNew ? 201 : 200).send(answer);
  });

  app.get(endpoints.listSignupNumbers.path, { onRequest }, () => signupNumbers(context));

  app.post(endpoints.readSignup.path, { onRequest }, async (request, reply) => {
    const language = requestLanguage(request);
    const found = await findOwn(store.db, keys[language](request.body).key);
    if (!found) throw unknownKey(language);
    return reply.send(await ownAnswer(store.db, found, now()));
  });

  app.put(endpoints.updateSignup.path, { onRequest }, async (request, reply) => {
    const language = requestLanguage(request);
    const { answer } = await signUp.change({
      ...changes[language](request.body),
      language,
      address: limitAddressOf(request),
      expected: expectedVersion(request),
    });
    return reply.send(answer);
  });
}
