import { join } from 'node:path';
import fastifyCors from '@fastify/cors';
import Fastify, { type FastifyHttpOptions, type RawServerDefault } from 'fastify';
import { BODY_LIMIT } from '#shared/text.ts';
import type { Passwords } from './accounts/passwords.ts';
import { openSeals } from './accounts/seals.ts';
import { createDrawings } from './drawing/drawings.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { BuiltSite } from './pages/builtSite.ts';
import { KnownOrigins } from './pages/knownOrigins.ts';
import { keepPagesReady } from './pages/readyPages.ts';
import { type ConnectionCaps, connectionCaps } from './plugins/connectionCaps.ts';
import { connectionOptions, PATIENCE, type Patience, refuse, registerConnections } from './plugins/connections.ts';
import { answerError, registerErrors } from './plugins/errors.ts';
import { createLimits, type LimitStore, memoryLimitStore } from './plugins/limits.ts';
import { genReqId, RequestLog, registerRequestId } from './plugins/requestLog.ts';
import { protection, registerSecurity } from './plugins/security.ts';
import { sharedLimitStore } from './plugins/sharedLimitStore.ts';
import { ownerGate, setUpGate, staffGate } from './plugins/staffGate.ts';
import { standardOutput } from './plugins/standardOutput.ts';
import { type App, validateWithYup, type YupTypeProvider } from './plugins/validation.ts';
import { proxyTest } from './plugins/visitorAddress.ts';
import { openFrontDoor } from './ready/frontDoor.ts';
import { createMisses } from './ready/misses.ts';
import { keepEventsReady } from './ready/readyEvents.ts';
import { registerContact } from './routes/contact.ts';
import { type CopyWatch, registerCopies } from './routes/copies.ts';
import { registerEventPage } from './routes/eventPage.ts';
import { registerEventPicture } from './routes/eventPicture.ts';
import { registerEventList, registerEventWrites } from './routes/events.ts';
import { registerFeeds } from './routes/feeds.ts';
import { registerFiles } from './routes/files.ts';
import { registerHealth } from './routes/health.ts';
import { registerHistory } from './routes/history.ts';
import { registerInbox } from './routes/inbox.ts';
import { registerNotFound } from './routes/notFound.ts';
import { registerOwnAccount } from './routes/ownAccount.ts';
import { answerNotFoundPage, originOf, registerPages } from './routes/pages.ts';
import { registerPictureFiles, registerPictureUpload } from './routes/pictures.ts';
import { registerSecondFactor } from './routes/secondFactor.ts';
import { registerSecurityText } from './routes/securityText.ts';
import { registerSeries } from './routes/series.ts';
import { registerSignIn, registerSignOut } from './routes/signIn.ts';
import { registerSiteMap } from './routes/siteMap.ts';
import { registerStaffAccounts } from './routes/staffAccounts.ts';
import { registerVerse, type VerseAnswerer } from './routes/verse.ts';
import { registerWeekPicture } from './routes/weekPicture.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/connect.ts';
import { DRAWN_FOLDER } from './store/dataFolder.ts';
import { findPictureOf } from './store/pictures.ts';
import { storeFault } from './store/storeFault.ts';

/** What the application is made of. */
export interface AppParts {
  store: Store;
  settings: Settings;
  passwords: Passwords;
  verses: VerseAnswerer;
  /** The built app; without it the calls answer and the pages say that they are not built. */
  site?: BuiltSite | undefined;
  /** The copies that the site keeps of its data, whose fault the health tells. */
  copies?: CopyWatch | undefined;
  /** The clock; tests set it. */
  now?: () => Date;
  /** Where the limits' counts are kept: in PostgreSQL, where copies share them, or else this process's memory. */
  limitStore?: LimitStore;
  /** How long a client may take; tests have less of it. */
  patience?: Patience;
  /** How many connections may be open; tests have fewer. */
  caps?: ConnectionCaps;
  /** Measures the site; without it nothing is measured. */
  metrics?: Metrics | undefined;
  /** Where the log goes, instead of standard output. */
  logStream?: { write(line: string): void };
}

/** The application, ready to be listened to or injected into; it opens no port itself. */
export async function buildApp(input: AppParts): Promise<App> {
  const { settings, metrics, now = () => new Date(), patience = PATIENCE } = input;
  const store = metrics?.measuredStore(input.store) ?? input.store;
  const site = input.site && (metrics?.measuredSite(input.site) ?? input.site);
  const app: App = Fastify(serverOptions(settings, patience, input.logStream)).withTypeProvider<YupTypeProvider>();
  const onFault = (err: unknown) =>
    app.log.error({ err, fault: storeFault(err) }, 'what is shown could not be made anew: it is served from memory');
  const seals = await openSeals(store, settings.secondFactorKeyFile);
  if (seals.fault) app.log.error(seals.fault);
  const limits = createLimits(input.limitStore ?? limitStoreFor(store), now, settings.limits);
  // What it costs to make an answer is this process's own time: it is counted here, not in the database.
  const misses = createMisses(createLimits(memoryLimitStore(), now, settings.limits));
  const events = keepEventsReady({ store, now, onFault });
  const origins = new KnownOrigins(now);
  const readyPages = site && keepPagesReady({ site, events, origins, misses, now, settings, onFault });
  const drawings =
    site &&
    createDrawings({
      folder: site.clientFolder,
      keptIn: join(settings.dataDir, DRAWN_FOLDER),
      findPicture: (image) => findPictureOf(store.db, image),
      onFault: (err) =>
        app.log.warn({ err }, 'a drawn picture could not be kept: it is drawn again when it is asked for'),
    });
  app.addHook('onClose', async () => drawings?.close());
  const parts = {
    ...input,
    store,
    now,
    limits,
    misses,
    seals,
    events,
    origins,
    readyPages,
    drawings,
    siteUrl: settings.siteUrl,
  };

  app.setValidatorCompiler(validateWithYup);
  acceptJsonOnly(app);
  registerErrors(app);
  registerRequestId(app);
  metrics?.measureRequests(app);
  registerSecurity(app, protection(settings));
  const caps = input.caps ?? connectionCaps();
  registerConnections(app, { patience, caps, isProxy: proxyTest(settings.trustProxy) });
  await allowOrigins(app, settings.allowedOrigins);

  registerHealth(app, parts);
  registerEventList(app, parts);
  registerContact(app, parts);
  registerVerse(app, parts);
  registerSignIn(app, parts);
  await app.register(async (scope) => {
    const own = scope.withTypeProvider<YupTypeProvider>();
    own.decorateRequest('session', null);
    own.addHook('onRequest', staffGate(parts));
    own.addHook('onRequest', async (request) => origins.noteStaffs(originOf(parts, request)));
    registerSignOut(own, parts);
    registerOwnAccount(own, parts);
    registerSecondFactor(own, parts);
    await own.register((inner) => registerStaffScope(inner.withTypeProvider<YupTypeProvider>(), parts));
  });

  registerPages(app, parts);
  registerEventPage(app, parts);
  registerEventPicture(app, parts);
  registerSiteMap(app, parts);
  registerSecurityText(app, parts);
  registerFeeds(app, parts);
  registerPictureFiles(app, parts);
  if (site) await registerFiles(app, { clientFolder: site.clientFolder, apiHost: settings.apiHost });
  openFrontDoor(app, { shown: events.atHand, now, behindProxy: settings.trustProxy !== false });
  registerNotFound(app, (request, reply) => answerNotFoundPage(parts, request, reply));
  return app;
}

/** What staff work at, and within it what only owners may do: access comes from the scope alone. */
async function registerStaffScope(
  staff: App,
  parts: Parameters<typeof registerStaffAccounts>[1] &
    Parameters<typeof registerWeekPicture>[1] &
    Parameters<typeof registerPictureUpload>[1] &
    Parameters<typeof registerCopies>[1] & { settings: Settings },
): Promise<void> {
  staff.addHook('onRequest', setUpGate(parts.settings.requireSecondFactor));
  registerEventWrites(staff, parts);
  registerSeries(staff, parts);
  await registerPictureUpload(staff, parts);
  registerWeekPicture(staff, parts);
  registerCopies(staff, parts);
  registerHistory(staff, parts);
  registerInbox(staff, parts);
  await staff.register(async (inner) => {
    const owners = inner.withTypeProvider<YupTypeProvider>();
    owners.addHook('onRequest', ownerGate);
    registerStaffAccounts(owners, parts);
  });
}

const limitStoreFor = (store: Store): LimitStore =>
  store.kind === 'postgres' ? sharedLimitStore(store) : memoryLimitStore();

function serverOptions(
  settings: Settings,
  patience: Patience,
  stream: AppParts['logStream'],
): FastifyHttpOptions<RawServerDefault> {
  return {
    logger: { level: settings.logLevel, serializers: { err: faultForLog }, stream: stream ?? standardOutput() },
    logController: new RequestLog(),
    genReqId,
    requestIdHeader: false,
    // Only what the proxy in front added counts: what stands before that in X-Forwarded-For, the visitor can make up.
    trustProxy: settings.trustProxy === true ? (_address, hop) => hop === 0 : proxyTest(settings.trustProxy),
    bodyLimit: BODY_LIMIT,
    http: connectionOptions(patience),
    requestTimeout: patience.headers + patience.upload,
    connectionTimeout: patience.stalled,
    keepAliveTimeout: patience.idle,
    forceCloseConnections: 'idle',
    frameworkErrors(error, request, reply) {
      protection(settings)(request, reply.header('x-request-id', request.id)); // no hook runs where there is no route
      answerError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => refuse(socket, (error as NodeJS.ErrnoException).code),
  };
}

/** An error without the values that a database driver may put beside its text. */
function faultForLog(fault: unknown): { type: string; message: string; stack: string; code?: unknown } {
  if (!(fault instanceof Error)) return { type: typeof fault, message: String(fault), stack: '' };
  const { name, message, stack = '' } = fault;
  return { type: name, message, stack, code: 'code' in fault ? fault.code : undefined };
}

/** JSON is the only body that is read; an empty one is no body, whatever its Content-Type says. */
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
