import type { Passwords } from '#server/accounts/passwords.ts';
import type { SecretCipher } from '#server/accounts/secretCipher.ts';
import type { BackupStatus } from '#server/backups/nightly/nightlyBackups.ts';
import type { AnswerCache } from '#server/cache/cache.ts';
import type { RenderQueue } from '#server/cache/renderQueue.ts';
import type { WatchedContent } from '#server/content/watchedContent.ts';
import type { Drawings } from '#server/images/cards/drawings.ts';
import type { LimitStore, Limits } from '#server/limits/limits.ts';
import type { PushNotifier } from '#server/push/pushNotifier.ts';
import type { VisitorPushes } from '#server/push/visitorPushes.ts';
import type { CachedPages } from '#server/rendering/cachedPages.ts';
import type { Settings } from '#server/settings.ts';
import type { Store } from '#server/store/store.ts';
import type { ReadScriptures } from '#server/verses/pageScriptures.ts';
import type { VerseAnswerer } from '#server/verses/verseAnswerer.ts';
import type { WatchedEvents } from '#server/watched/watchedEvents.ts';
import type { WatchedGiving } from '#server/watched/watchedGiving.ts';
import type { WatchedSermons } from '#server/watched/watchedSermons.ts';
import type { WatchedSignups } from '#server/watched/watchedSignups.ts';
import type { SignUpService } from './routes/signups/signUp.ts';

/** What the routes work with. `buildApp` makes it once; each registration function takes it and uses a part. */
export interface AppContext {
  store: Store;
  settings: Settings;
  now: () => Date;
  passwords: Passwords;
  secretCipher: SecretCipher;
  limits: Limits;
  renderQueue: RenderQueue;
  cache: AnswerCache;
  events: WatchedEvents;
  content: WatchedContent;
  giving: WatchedGiving;
  sermons: WatchedSermons;
  signups: WatchedSignups;
  signUp: SignUpService;
  verses: VerseAnswerer;
  scriptures: ReadScriptures;
  /** Undefined if the app is not built. */
  cachedPages: CachedPages | undefined;
  /** Undefined if the app is not built. */
  drawings: Drawings | undefined;
  backups: BackupStatus | undefined;
  pushNotifier: PushNotifier;
  visitorPushes: VisitorPushes;
  /** Counts for all instances together. */
  limitStore: LimitStore;
  /** The site's origin, if configured; otherwise it comes from the request. */
  siteUrl: string | undefined;
}
