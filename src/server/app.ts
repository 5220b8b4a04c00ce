import fastifyCors from '@fastify/cors';
import Fastify, { type FastifyError, type FastifyHttpOptions, type RawServerDefault } from 'fastify';
import { MAX_BODY_BYTES } from '#shared/text.ts';
import { type App, type AppOptions, createContext, type YupTypeProvider } from './http/appContext.ts';
import { connectionCaps } from './http/connections/connectionCaps.ts';
import {
  CONNECTION_TIMEOUTS_MS,
  type ConnectionTimeouts,
  MAX_HEADER_BYTES,
  refuse,
  registerConnections,
} from './http/connections/connections.ts';
import { answerError } from './http/errors.ts';
import { genReqId, RequestLog } from './http/requestLog.ts';
import { requireStaff } from './http/requireStaff.ts';
import { registerOwnAccount } from './http/routes/accounts/ownAccount.ts';
import { registerSecondFactor } from './http/routes/accounts/secondFactor.ts';
import { registerInvitations, registerSignIn, registerSignOut } from './http/routes/accounts/signIn.ts';
import { registerContent } from './http/routes/content/content.ts';
import { registerEventList } from './http/routes/events/events.ts';
import { registerReminders } from './http/routes/events/reminders.ts';
import { registerPublicGiving } from './http/routes/giving/giving.ts';
import { registerHealth } from './http/routes/health.ts';
import { registerChatPictures } from './http/routes/images/chatPictures.ts';
import { registerPictureFiles } from './http/routes/images/pictures.ts';
import { registerContact } from './http/routes/inbox/contact.ts';
import { registerFeeds } from './http/routes/pages/feeds.ts';
import { registerFiles } from './http/routes/pages/files.ts';
import { registerNotFound } from './http/routes/pages/notFound.ts';
import { answerNotFoundPage, registerPages } from './http/routes/pages/pages.ts';
import { registerSiteTexts } from './http/routes/pages/siteTexts.ts';
import { registerSermons } from './http/routes/sermons/sermons.ts';
import { registerSoundFiles } from './http/routes/sermons/soundFiles.ts';
import { registerSignupForms } from './http/routes/signups/signupForms.ts';
import { registerSignups } from './http/routes/signups/signups.ts';
import { registerStaffRoutes } from './http/routes/staffRoutes.ts';
import { registerVerse } from './http/routes/verse.ts';
import { protection } from './http/security.ts';
import { validateWithYup } from './http/validation.ts';
import { proxyTest } from './http/visitor.ts';
import { sendEachMinute } from './push/visitorPushes.ts';
import type { Settings } from './settings.ts';
import { standardOutput } from './standardOutput.ts';

/** Builds the Fastify application, ready for `listen` or `inject`. */
export async function buildApp(input: AppOptions): Promise<App> {
  const { settings, metrics, site, timeouts = CONNECTION_TIMEOUTS_MS } = input;
  const app: App = Fastify(serverOptions(settings, timeouts, input.logStream)).withTypeProvider<YupTypeProvider>();
  const context = await createContext(input, app.log);
  app.addHook('onClose', async () => context.drawings?.close());
  sendEachMinute(app, context.visitorPushes);

  app.setValidatorCompiler(validateWithYup);
  acceptJsonOnly(app);
  app.setErrorHandler<FastifyError>(answerError);
  metrics?.measureRequests(app);
  const protect = protection(settings);
  app.addHook('onRequest', async (request, reply) => protect(request, reply));
  const caps = input.caps ?? connectionCaps();
  registerConnections(app, { ...caps, isProxy: proxyTest(settings.trustProxy) });
  await allowOrigins(app, settings.allowedOrigins);

  registerHealth(app, context);
  registerEventList(app, context);
  registerContent(app, context);
  registerPublicGiving(app, context);
  registerSermons(app, context);
  registerSoundFiles(app, context);
  registerContact(app, context);
  registerSignups(app, context);
  registerReminders(app, context);
  registerVerse(app, context);
  registerSignIn(app, context);
  registerInvitations(app, context);
  await app.register(async (own: App) => {
    own.decorateRequest('session', null);
    own.addHook('onRequest', requireStaff(context));
    registerSignOut(own, context);
    registerOwnAccount(own, context);
    registerSecondFactor(own, context);
    await own.register((staff: App) => registerStaffRoutes(staff, context));
  });

  registerPages(app, context);
  await registerSignupForms(app, context);
  registerChatPictures(app, context);
  registerSiteTexts(app, context);
  registerFeeds(app, context);
  registerPictureFiles(app, context);
  if (site) await registerFiles(app, site.clientFolder, settings.apiHost);
  registerNotFound(app, (request, reply) => answerNotFoundPage(context, request, reply));
  return app;
}

function serverOptions(
  settings: Settings,
  timeouts: ConnectionTimeouts,
  stream: AppOptions['logStream'],
): FastifyHttpOptions<RawServerDefault> {
  return {
    logger: {
      level: settings.logLevel,
      // Fastify's own serializer of requests says the query and the full address.
      serializers: { err: faultForLog, req: ({ method }: { method: string }) => ({ method }) },
      stream: stream ?? standardOutput(),
    },
    logController: new RequestLog(),
    genReqId,
    requestIdHeader: false,
    // Only the proxy's own entry of X-Forwarded-For counts: the visitor can forge earlier ones.
    trustProxy: settings.trustProxy === true ? (_address, hop) => hop === 0 : proxyTest(settings.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.checkInterval,
      maxHeaderSize: MAX_HEADER_BYTES,
      requireHostHeader: false, // `registerConnections` refuses with a sentence instead
    },
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.stalled,
    keepAliveTimeout: timeouts.idle,
    forceCloseConnections: 'idle',
    frameworkErrors(error, request, reply) {
      protection(settings)(request, reply); // hooks do not run without a route
      answerError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => refuse(socket, (error as NodeJS.ErrnoException).code),
  };
}

/** An error without the values that a database driver may attach. */
function faultForLog(fault: unknown): { type: string; message: string; stack: string; code?: unknown } {
  if (!(fault instanceof Error)) return { type: typeof fault, message: String(fault), stack: '' };
  const { name, message, stack = '' } = fault;
  return { type: name, message, stack, code: 'code' in fault ? fault.code : undefined };
}

/** Accepts JSON bodies only. An empty body counts as none, whatever its Content-Type. */
function acceptJsonOnly(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}

async function allowOrigins(app: App, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(fastifyCors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match', 'Idempotency-Key'],
    exposedHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
    strictPreflight: false,
  });
}
