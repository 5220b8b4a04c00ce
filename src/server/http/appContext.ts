import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { InferType, Schema } from 'yup';
import type { Passwords } from '#server/accounts/passwords.ts';
import { openSecretCipher } from '#server/accounts/secretCipher.ts';
import type { BackupStatus } from '#server/backups/nightly/nightlyBackups.ts';
import { AnswerCache } from '#server/cache/cachedAnswer.ts';
import { createRenderQueue } from '#server/cache/renderQueue.ts';
import { watchContent } from '#server/content/watchedContent.ts';
import { createDrawings } from '#server/images/cards/drawings.ts';
import { createLimits, type LimitStore, memoryLimitStore } from '#server/limits/limits.ts';
import { sharedLimitStore } from '#server/limits/sharedLimitStore.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { createPushNotifier } from '#server/push/pushNotifier.ts';
import type { SendPush } from '#server/push/sendPush.ts';
import { createVisitorPushes } from '#server/push/visitorPushes.ts';
import type { BuiltSite } from '#server/rendering/builtSite.ts';
import { cachePages } from '#server/rendering/cachedPages.ts';
import type { Settings } from '#server/settings.ts';
import { listEvents } from '#server/store/events/events.ts';
import { findPictureOf } from '#server/store/pictures.ts';
import { listSermons } from '#server/store/sermons.ts';
import type { Store } from '#server/store/store.ts';
import { storeFault } from '#server/store/storeFault.ts';
import { createPageScriptures } from '#server/verses/pageScriptures.ts';
import type { VerseAnswerer } from '#server/verses/versesApart.ts';
import { combineRevisions, watchGiving, watchPublished, watchSignups } from '#server/watched/watched.ts';
import type { ConnectionCaps } from './connections/connectionCaps.ts';
import type { ConnectionTimeouts } from './connections/connections.ts';
import { pageAnswers } from './routes/pages/pageAnswers.ts';
import { createSignUp } from './routes/signups/signUp.ts';

/** Types each route by its yup schemas. */
export interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? InferType<this['schema']> : unknown;
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  YupTypeProvider
>;

/** What the application is built from. */
export interface AppOptions {
  store: Store;
  settings: Settings;
  passwords: Passwords;
  verses: VerseAnswerer;
  /** The built app; without it, endpoints work and pages say that they are not built. */
  site?: BuiltSite | undefined;
  /** The automatic backups, whose state `/health` reports. */
  backups?: BackupStatus | undefined;
  /** The clock; tests replace it. */
  now?: () => Date;
  /** Rate limit counts: by default in PostgreSQL, shared by instances, or else in memory. */
  limitStore?: LimitStore;
  /** Timeouts of connections; tests use shorter ones. */
  timeouts?: ConnectionTimeouts;
  /** Connection limits; tests use lower ones. */
  caps?: ConnectionCaps;
  /** Without it, nothing is measured. */
  metrics?: Metrics | undefined;
  /** Sends pushes to staff's phones; tests replace it. */
  sendPush?: SendPush | undefined;
  /** The log's output, by default standard output. */
  logStream?: { write(line: string): void };
}

/** What the routes work with. `buildApp` makes it once; each registration function takes it and uses a part. */
export type AppContext = Awaited<ReturnType<typeof createContext>>;

/** The part of it that pages are answered from. */
export type AnswerSources = ReturnType<typeof createSources>;

/** What of the records is kept in memory, and what else pages show. */
function createSources(input: AppOptions, onFault: (err: unknown) => void) {
  const { metrics, verses, now = () => new Date() } = input;
  const store = metrics?.measuredStore(input.store) ?? input.store;
  const deps = { store, now, onFault };
  const content = watchContent(deps);
  const giving = watchGiving(deps);
  const sermons = watchPublished(deps, 'sermons', () => listSermons(store.db));
  const events = watchPublished(deps, 'events', () => listEvents(store.db));
  return {
    store,
    now,
    verses,
    content,
    giving,
    sermons,
    signups: watchSignups(deps),
    events: combineRevisions(events, content, giving, sermons),
    scriptures: createPageScriptures(verses, async () => (await content.current()).allOverlays('sw')),
  };
}

export async function createContext(input: AppOptions, log: FastifyBaseLogger) {
  const { settings, site, metrics, passwords, backups, sendPush: send } = input;
  const onFault = (err: unknown) =>
    log.error({ err, fault: storeFault(err) }, 'what is shown could not be refreshed: it is served from memory');
  const onPushFault = (err: unknown) => log.warn({ err }, 'a push could not be sent');
  const sources = createSources(input, onFault);
  const { store, now, events, content, giving } = sources;
  const secretCipher = await openSecretCipher(store, settings.secondFactorKeyFile);
  if (secretCipher.fault) log[secretCipher.isNeeded ? 'error' : 'info'](secretCipher.fault);
  const ownStore = store.kind === 'postgres' ? sharedLimitStore(store) : memoryLimitStore();
  const limitStore = input.limitStore ?? ownStore;
  const limits = createLimits(limitStore, now, settings.limits);
  // Rendering costs this process's time, so it is counted in memory, not in the database.
  const renderQueue = createRenderQueue(createLimits(memoryLimitStore(), now, settings.limits));
  const cache = new AnswerCache();
  const pushNotifier = createPushNotifier({ store, limitStore, now, onFault: onPushFault, send });
  return {
    ...sources,
    settings,
    passwords,
    backups,
    secretCipher,
    limits,
    /** Counts for all instances together. */
    limitStore,
    renderQueue,
    cache,
    pushNotifier,
    visitorPushes: createVisitorPushes({ store, events, content, now, onFault: onPushFault, send }),
    signUp: createSignUp({ store, limits, now, pushNotifier }),
    /** Undefined if the app is not built. */
    cachedPages:
      site &&
      cachePages({
        site,
        cache,
        events,
        contentVersion: async () => `${(await content.current()).revision}-${(await giving.current()).revision}`,
        renderQueue,
        now,
        settings,
        answer: pageAnswers(sources),
        onFault,
        measured: metrics?.measuredRender,
      }),
    /** Undefined if the app is not built. */
    drawings:
      site && createDrawings({ folder: site.clientFolder, findPicture: (image) => findPictureOf(store.db, image) }),
    /** The site's origin, if configured; otherwise it comes from the request. */
    siteUrl: settings.siteUrl,
  };
}
