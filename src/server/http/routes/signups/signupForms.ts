import type { FastifyReply, FastifyRequest } from 'fastify';
import { interfaceWords } from '#content/interfaceWords.ts';
import { inLanguage, LANGUAGES, type Language } from '#content/language.ts';
import { pages } from '#content/pages.ts';
import { FORM_TYPE } from '#server/http/errors.ts';
import { countVisitor, limitAddressOf } from '#server/http/visitor.ts';
import { HttpError, localize } from '#server/httpError.ts';
import type { CachedPages, OwnPage } from '#server/rendering/cachedPages.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import type { RefusedForm } from '#shared/signup/signup.ts';
import { FORM_KEY, isSignupKey, SIGNUP_KEY } from '#shared/signup/signupLimits.ts';
import { signupChangeFormSchema, signupFormSchema } from '#shared/signup/signupSchemas.ts';
import type { App, AppContext } from '../../appContext.ts';
import { bodyValidator, rowParams } from '../../validation.ts';
import { askedBy, pagesOf } from '../pages/pages.ts';
import { signupKeyOf, withFormKey } from './formKey.ts';
import { SIGNUP_ANSWERS, unknownKey } from './signUp.ts';

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
    // A form that a page of another site sends would act for its visitors.
    scope.addHook('preValidation', async (request) => {
      if (!isOwnForm(context, request)) throw new HttpError(403, ({ serverErrors }) => serverErrors.foreignForm);
    });
    registerForms(scope, context);
  });
}

function registerForms(scope: App, context: AppContext): void {
  const { signUp } = context;
  const creations = { en: endpoints.signUpByForm, sw: endpoints.signUpBySwahiliForm };
  const changes = { en: endpoints.changeSignupByForm, sw: endpoints.changeSignupBySwahiliForm };

  for (const language of LANGUAGES) {
    scope.post(creations[language].path, { schema: { params: rowParams } }, (request, reply) => {
      const eventId = request.params.id;
      const { [FORM_KEY]: formKey, ...sent } = sentBy(request);
      const page = { url: inLanguage(language, `/events/${eventId}`), path: endpoints.readEvent.path };
      return answerForm(context, request, reply, { ...page, language, sent }, async (address) => {
        const { remarks, ...input } = forms[language](sent);
        const key = signupKeyOf(formKey, eventId, sent);
        await signUp.create({ eventId, key, input, signs: { remarks }, language, address });
        return ownAddress(language, key);
      });
    });

    scope.post(changes[language].path, (request, reply) => {
      const [sent, key] = [sentBy(request), keyOf(request)];
      const url = ownAddress(language, key);
      const form = { url, path: endpoints.readSignup.path, language, sent };
      return answerForm(context, request, reply, form, async (address) => {
        if (!isSignupKey(key)) throw unknownKey(language);
        const { version: expected, ...wish } = changeForms[language](sent);
        await signUp.change({ key, ...wish, expected, language, address });
        return url;
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

/** A form that was sent. */
interface SentForm {
  /** Its page. */
  url: string;
  /** The path of the page's query whose answer says why the form was refused. */
  path: string;
  language: Language;
  sent: Sent;
}

/** The statuses that are shown at the form, which keeps what was typed. */
const SHOWN_IN_FORM = new Set([409, 422, 429]);

/**
 * Responds to a form: with a redirect if it was accepted, so that a reload sends nothing again; else with its page.
 *
 * @param work does what the form asks for, from the visitor's address, and returns the URL to redirect to
 */
async function answerForm(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { url, path, language, sent }: SentForm,
  work: (address: string) => Promise<string>,
): Promise<FastifyReply> {
  try {
    return reply.redirect(await work(limitAddressOf(request)), 303);
  } catch (thrown) {
    if (!context.cachedPages || !(thrown instanceof HttpError) || !SHOWN_IN_FORM.has(thrown.statusCode)) throw thrown;
    const { statusCode, said, details } = thrown;
    const message = localize(said, interfaceWords[language]);
    const refused: RefusedForm = { message, fields: details.fields ?? {}, sent };
    const answered: Parameters<CachedPages['own']>[0]['answered'] = ({ endpoint }, given) =>
      endpoint.path === path ? { ...given, body: { ...(given.body as object), refused } } : given;
    const page = await context.cachedPages.own({ ...askedBy(context, request), url, statusCode, answered });
    return send(reply.headers(details.headers ?? {}), page);
  }
}

const ownPage = (context: AppContext, request: FastifyRequest, language: Language, key: string): Promise<OwnPage> =>
  pagesOf(context).own({
    ...askedBy(context, request),
    ...(isSignupKey(key)
      ? { url: ownAddress(language, key) }
      : { url: inLanguage(language, pages.signup.path), ...(key !== '' && { statusCode: 404 }) }),
  });

const send = (reply: FastifyReply, { statusCode, headers, html }: OwnPage): FastifyReply =>
  reply.code(statusCode).headers(headers).send(withFormKey(html));

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
