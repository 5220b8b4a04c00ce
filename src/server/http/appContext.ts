import type { Passwords } from '#server/accounts/passwords.ts';
import type { Seals } from '#server/accounts/seals.ts';
import type { AnswerCache } from '#server/cache/cache.ts';
import type { CachedEvents } from '#server/cache/eventsNow.ts';
import type { CachedGiving } from '#server/cache/givingNow.ts';
import type { Misses } from '#server/cache/misses.ts';
import type { CachedSignups } from '#server/cache/signupsNow.ts';
import type { CachedContent } from '#server/content/contentNow.ts';
import type { Drawings } from '#server/images/cards/drawings.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { NotifyFull } from '#server/push/fullEventNotifier.ts';
import type { PushNotifier } from '#server/push/pushNotifier.ts';
import type { CachedPages } from '#server/rendering/cachedPages.ts';
import type { KnownOrigins } from '#server/rendering/knownOrigins.ts';
import type { Settings } from '#server/settings.ts';
import type { Store } from '#server/store/connect.ts';
import type { BackupStatus } from './routes/backups.ts';
import type { SignUpService } from './routes/signups/signUp.ts';
import type { ReadScriptures, VerseAnswerer } from './routes/verse.ts';

/** What the routes work with. `buildApp` makes it once; each registration function takes it and uses a part. */
export interface AppContext {
  store: Store;
  settings: Settings;
  now: () => Date;
  passwords: Passwords;
  seals: Seals;
  limits: Limits;
  misses: Misses;
  cache: AnswerCache;
  events: CachedEvents;
  content: CachedContent;
  giving: CachedGiving;
  signups: CachedSignups;
  signUp: SignUpService;
  verses: VerseAnswerer;
  scriptures: ReadScriptures;
  origins: KnownOrigins;
  /** Undefined if the app is not built. */
  cachedPages: CachedPages | undefined;
  /** Undefined if the app is not built. */
  drawings: Drawings | undefined;
  backups: BackupStatus | undefined;
  pushNotifier: PushNotifier;
  notifyFull: NotifyFull;
  /** The site's origin, if configured; otherwise it comes from the request. */
  siteUrl: string | undefined;
}
