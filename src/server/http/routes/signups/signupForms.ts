import type { FastifyReply, FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { interfaceWords } from '#content/interfaceWords.ts';
import { inLanguage, LANGUAGES, type Language } from '#content/language.ts';
import { pages } from '#content/pages.ts';
import { FORM_TYPE } from '#server/http/errors.ts';
import { countVisitor, limitAddressOf } from '#server/http/visitor.ts';
import { HttpError, localize } from '#server/httpError.ts';
import type { OwnPage } from '#server/rendering/cachedPages.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import type { RefusedForm } from '#shared/signup/signup.ts';
import { FORM_KEY, isSignupKey, SIGNUP_KEY } from '#shared/signup/signupLimits.ts';
import { signupChangeFormSchema, signupFormSchema } from '#shared/signup/signupSchemas.ts';
import type { App, AppContext } from '../../appContext.ts';
import { bodyValidator, rowParams } from '../../validation.ts';
import { askedBy, pagesOf } from '../pages/pages.ts';
import { signupKeyOf, withFormKey } from './formKey.ts';
import { SIGNUP_ANSWERS } from './ownAnswer.ts';
import { unknownKey } from './signUp.ts';

const { en, sw } = SIGNUP_ANSWERS;
const forms = { en: bodyValidator(signupFormSchema(en)), sw: bodyValidator(signupFormSchema(sw)) };
const changeForms = { en: bodyValidator(signupChangeFormSchema(en)), sw: bodyValidator(signupChangeFormSchema(sw)) };

/** The longest form in bytes. */
const MAX_FORM_BYTES = 16 * 1024;

type Sent = Record<string, string>;

/** The page of one's own sign-up, and the two forms that work without script. */
export async function registerSignupForms(app: App, context: AppContext): Promise<void> {
  for (const language of LANGUAGES) {
    app.get(inLanguage(language, pages.signup.path), async (request, reply) =>
      send(reply, await ownPage(context, request, language, keyOf(request))),
    );
  }

  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = MAX_FORM_BYTES;
    });
    scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.addHook('onRequest', countVisitor(context.limits, 'signupRequests'));
    scope.addHook('preValidation', refuseForeignForms(context));
    registerForms(scope, context);
  });
}

function registerForms(scope: App, context: AppContext): void {
  const creations = { en: endpoints.signUpByForm, sw: endpoints.signUpBySwahiliForm };
  const changes = { en: endpoints.changeSignupByForm, sw: endpoints.changeSignupBySwahiliForm };

  for (const language of LANGUAGES) {
    scope.post(creations[language].path, { schema: { params: rowParams } }, async (request, reply) => {
      const eventId = request.params.id;
      const { [FORM_KEY]: formKey, ...sent } = sentBy(request);
      const address = limitAddressOf(request);
      return answerForm(reply, {
        work: async () => {
          const { remarks, ...input } = forms[language](sent);
          const key = signupKeyOf(formKey, eventId, sent);
          await context.signUp.create({ eventId, key, input, signs: { remarks }, language, address });
          return ownAddress(language, key);
        },
        refused: (refused, statusCode) => {
          const url = inLanguage(language, `/events/${eventId}`);
          return refusedPage(context, request, { url, statusCode, path: endpoints.readEvent.path, refused });
        },
        language,
        sent,
      });
    });

    scope.post(changes[language].path, async (request, reply) => {
      const sent = sentBy(request);
      const key = keyOf(request);
      return answerForm(reply, {
        work: async () => {
          if (!isSignupKey(key)) throw unknownKey(language);
          const address = limitAddressOf(request);
          const { version: expected, ...wish } = changeForms[language](sent);
          await context.signUp.change({ key, ...wish, expected, language, address });
          return ownAddress(language, key);
        },
        refused: (refused, statusCode) =>
          refusedPage(context, request, {
            url: ownAddress(language, key),
            statusCode,
            path: endpoints.readSignup.path,
            refused,
          }),
        language,
        sent,
      });
    });
  }
}

/** The address of one's own sign-up. */
const ownAddress = (language: Language, key: string): string =>
  `${inLanguage(language, pages.signup.path)}?${new URLSearchParams({ [SIGNUP_KEY]: key })}`;

const keyOf = ({ url }: FastifyRequest): string => new URLSearchParams(url.split('?', 2)[1]).get(SIGNUP_KEY) ?? '';

/** The fields of a form; none where the body was empty. */
const sentBy = ({ body }: FastifyRequest): Sent => (body ?? {}) as Sent;

interface FormAnswer {
  /** Does what the form asks for, and returns the URL to redirect to. */
  work: () => Promise<string>;
  /** The form's page, with why it was refused; undefined where pages are not built. */
  refused: (refused: RefusedForm, statusCode: number) => Promise<OwnPage> | undefined;
  language: Language;
  sent: Sent;
}

/** Responds to a form: with a redirect if it was accepted, so that a reload sends nothing again. */
async function answerForm(reply: FastifyReply, { work, refused, language, sent }: FormAnswer): Promise<FastifyReply> {
  try {
    return reply.redirect(await work(), 303);
  } catch (thrown) {
    if (!(thrown instanceof HttpError) || !SHOWN_IN_FORM.has(thrown.statusCode)) throw thrown;
    const { statusCode, said, details } = thrown;
    const message = localize(said, interfaceWords[language]);
    const page = await refused({ message, fields: details.fields ?? {}, sent }, statusCode);
    if (!page) throw thrown;
    return send(reply.headers(details.headers ?? {}), page);
  }
}

/** The statuses that are shown at the form, which keeps what was typed. */
const SHOWN_IN_FORM = new Set([409, 422, 429]);

interface Refused {
  url: string;
  statusCode: number;
  /** The path of the query whose answer says why. */
  path: string;
  refused: RefusedForm;
}

function refusedPage(context: AppContext, request: FastifyRequest, { url, statusCode, path, refused }: Refused) {
  return context.cachedPages?.own({
    ...askedBy(context, request),
    url,
    statusCode,
    answered: ({ endpoint }, given) =>
      endpoint.path === path ? { ...given, body: { ...(given.body as object), refused } } : given,
  });
}

const ownPage = (context: AppContext, request: FastifyRequest, language: Language, key: string): Promise<OwnPage> =>
  pagesOf(context).own({
    ...askedBy(context, request),
    ...(isSignupKey(key)
      ? { url: ownAddress(language, key) }
      : { url: inLanguage(language, pages.signup.path), statusCode: key === '' ? 200 : 404 }),
  });

const send = (reply: FastifyReply, { statusCode, headers, html }: OwnPage): FastifyReply =>
  reply.code(statusCode).headers(headers).send(withFormKey(html));

/** Refuses forms that a page of another site sends: it would act for its visitors. */
export const refuseForeignForms =
  (context: Pick<AppContext, 'siteUrl'>): preValidationAsyncHookHandler =>
  async (request) => {
    if (!isOwnForm(context, request)) throw new HttpError(403, ({ serverErrors }) => serverErrors.foreignForm);
  };

/**
 * Whether a page of this site sent a form. The browser says so, and no page can change what it says: by `Origin`; where
 * that is hidden (`null`, or missing), by `Sec-Fetch-Site`; where it knows neither, as browsers before 2020, by
 * `Referer`. A form without any of them is foreign.
 */
function isOwnForm({ siteUrl }: Pick<AppContext, 'siteUrl'>, { headers }: FastifyRequest): boolean {
  const { origin = 'null', referer = '', 'sec-fetch-site': site } = headers;
  const from = origin !== 'null' ? origin : site === undefined ? referer : undefined;
  if (from === undefined) return site === 'same-origin';
  const sender = URL.parse(from);
  if (!sender || !/^https?:$/.test(sender.protocol)) return false;
  // The host is compared without its scheme, since a proxy may add TLS that this server does not see.
  return sender.origin === siteUrl || sender.host === headers.host?.toLowerCase();
}
