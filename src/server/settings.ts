import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { STAFF_LIMITS } from '#shared/auth/usernames.ts';
import { MAX_HEADS } from '#shared/signup/signupLimits.ts';
import { charactersOf } from '#shared/textWords.ts';
import type { SecondFactorRule } from './accounts/requirements.ts';
import type { BackupSettings } from './backups/nightly/backupsState.ts';
import { CliError } from './cliError.ts';
import type { BucketSettings } from './filePlace.ts';
import { type LimitRules, limitRules, readRule } from './limits/limits.ts';
import { withSecretFiles } from './secretFiles.ts';
import type { SoundSettings } from './sermons/soundPlace.ts';
import { SECOND_FACTOR_KEY, SERMONS_FOLDER } from './store/sqlite/dataFolder.ts';
import type { StorePlace } from './store/store.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const REQUIRED = 'REQUIRE_SECOND_FACTOR';

/** All settings, validated. */
export type Settings = ReturnType<typeof readSettings>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and validates the environment; nothing else on the server reads it but for what the supervisor sets.
 *
 * @throws CliError that names the setting
 */
export function readSettings(given: Environment) {
  const environment = withSecretFiles(given);
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const dataDir = resolve(read('DATA_DIR') ?? 'data');
  const databaseUrl = read('DATABASE_URL');
  const storePlace: StorePlace =
    databaseUrl === undefined
      ? { kind: 'sqlite', folder: dataDir }
      : postgres(databaseUrl, environment.DATABASE_PASSWORD);
  return {
    host: read('HOST') ?? '0.0.0.0',
    /** 0 chooses a free port. */
    port: upTo(65_535, 'PORT', read('PORT') ?? '3000'),
    /** The loopback port of `/metrics`; undefined disables metrics. */
    metricsPort: metricsPort(read('METRICS_PORT')),
    /** An absolute path. */
    dataDir,
    storePlace,
    /** How long the start waits for PostgreSQL, in seconds. */
    databaseWait: upTo(9999, 'DATABASE_WAIT', read('DATABASE_WAIT') ?? '30'),
    /**
     * The first staff account, created if there is none; without a password, a random one is printed once. A password is
     * not trimmed: a trailing space belongs to it.
     */
    firstStaff: { username: username(read('STAFF_USERNAME')), password: password(environment.STAFF_PASSWORD) },
    /** Who must have a second factor. */
    requireSecondFactor: oneOf<SecondFactorRule>(['nobody', 'owners', 'all'], REQUIRED, read(REQUIRED) ?? 'nobody'),
    /** How long a change of a giving account waits, so that other owners can stop it; with 0 it does not wait. */
    givingWaitHours: upTo(168, 'GIVING_WAIT_HOURS', read('GIVING_WAIT_HOURS') ?? '24'),
    /** The key file of second factors; an absolute path. */
    secondFactorKeyFile: resolve(read('SECOND_FACTOR_KEY_FILE') ?? join(dataDir, SECOND_FACTOR_KEY)),
    /** Origins that CORS allows. */
    allowedOrigins: list(read('ALLOWED_ORIGINS')).map((text) => origin('ALLOWED_ORIGINS', text)),
    /** Trusted proxies: none, the one in front, or those at these addresses. */
    trustProxy: proxies(read('TRUST_PROXY')),
    logLevel: oneOf(LOG_LEVELS, 'LOG_LEVEL', read('LOG_LEVEL') ?? 'info'),
    /** The site's origin, without trailing slash; undefined takes it from each request's Host. */
    siteUrl: optionalOrigin('SITE_URL', read('SITE_URL')),
    /** Whether HSTS includes subdomains. */
    hstsSubdomains: onOrOff('HSTS_SUBDOMAINS', read('HSTS_SUBDOMAINS')),
    /** Whether the built pages are served; if not, the endpoints alone. */
    pages: onOrOff('PAGES', read('PAGES') ?? 'on'),
    /** Whether the process of the daily verse starts with the site; if not, with the first question. */
    verseAtStart: onOrOff('VERSE_AT_START', read('VERSE_AT_START') ?? 'on'),
    /** The app's backend, if it is not this server. A built app contains its own value. */
    apiHost: optionalOrigin('VITE_API_HOST', read('VITE_API_HOST')),
    /** The preferred English edition of the Bible; undefined uses the King James. */
    bibleEdition: read('BIBLE_EDITION'),
    limits: limits(read),
    /** Where nightly backups are copied to. */
    backups: backups(sounds(dataDir, read), read),
    /** Where the recordings of sermons lie. */
    sounds: sounds(dataDir, read),
  };
}

/**
 * Checks what only a site that serves needs; the commands do without.
 *
 * @throws CliError that names the setting
 */
export function checkServing({ trustProxy, siteUrl }: Pick<Settings, 'trustProxy' | 'siteUrl'>): void {
  if (trustProxy === false || siteUrl !== undefined) return;
  throw new CliError(
    'TRUST_PROXY is set, so SITE_URL must say where visitors find the site, as in SITE_URL=https://church.example. ' +
      'Without it, anybody could make up the address that stands in the site’s links.',
  );
}

/** A whole number from 0 on. */
function upTo(most: number, name: string, text: string): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= most)) throw new CliError(`${name} must be a number from 0 to ${most}, not "${text}".`);
  return number;
}

function oneOf<Known extends string>(known: readonly Known[], name: string, text: string): Known {
  const found = known.find((one) => one === text.toLowerCase());
  if (!found) throw new CliError(`${name} must be one of ${known.join(', ')}, not "${text}".`);
  return found;
}

function onOrOff(name: string, text = 'off'): boolean {
  if (/^(off|false|no|0)$/i.test(text)) return false;
  if (/^(on|true|yes|1)$/i.test(text)) return true;
  throw new CliError(`${name} must be on or off, not "${text}".`);
}

const metricsPort = (text = 'off'): number | undefined =>
  /^(off|no|0)$/i.test(text) ? undefined : upTo(65_535, 'METRICS_PORT', text);

function postgres(url: string, password: string | undefined): StorePlace {
  const parsed = URL.parse(url);
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol) || parsed.pathname.length < 2 || !hasHost(parsed)) {
    throw new CliError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
  if (!password) return { kind: 'postgres', url };
  parsed.password = encodeURIComponent(password);
  return { kind: 'postgres', url: parsed.href };
}

/** Also by `?host=`, which may be the folder of a socket. */
const hasHost = ({ hostname, searchParams }: URL): boolean => hostname !== '' || searchParams.has('host');

function username(text = 'admin'): string {
  if (charactersOf(text) > STAFF_LIMITS.username) {
    throw new CliError(`STAFF_USERNAME can be at most ${STAFF_LIMITS.username} characters.`);
  }
  return text;
}

function password(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const { shortestPassword, password: longest } = STAFF_LIMITS;
  if (charactersOf(text) < shortestPassword || charactersOf(text) > longest) {
    throw new CliError(`STAFF_PASSWORD must have ${shortestPassword} to ${longest} characters.`);
  }
  return text;
}

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function origin(name: string, text: string): string {
  const parsed = URL.parse(text);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.href !== `${parsed.origin}/`) {
    throw new CliError(`${name} must be an address such as https://church.example, not "${text}".`);
  }
  return parsed.origin;
}

/** A setting that is an origin, such as `https://church.example`, or none. Throws CliError where it is neither. */
export const optionalOrigin = (name: string, text: string | undefined): string | undefined =>
  text === undefined ? undefined : origin(name, text);

function proxies(text = 'off'): boolean | string[] {
  if (/^(off|false|no|0)$/i.test(text)) return false;
  if (/^(on|true|yes|1)$/i.test(text)) return true;
  const addresses = list(text);
  if (addresses.length > 0 && addresses.every(isNetwork)) return addresses;
  throw new CliError(`TRUST_PROXY must be off, on, or the proxies' addresses with commas between, not "${text}".`);
}

const isNetwork = (text: string): boolean =>
  isIP(text.split('/', 1)[0] ?? '') > 0 && (!text.includes('/') || ipaddr.isValidCIDR(text));

function backups(recordings: SoundSettings, read: (name: string) => string | undefined): BackupSettings {
  const recipients = list(read('BACKUP_TO'));
  if (!recipients.every((key) => /^age1[0-9a-z]+$/.test(key))) {
    throw new CliError('BACKUP_TO must be public keys that begin with age1, with commas between.');
  }
  const folder = read('BACKUP_FOLDER');
  const soundsIn = onOrOff('BACKUP_SERMONS', read('BACKUP_SERMONS')) ? recordings.folder : undefined;
  if (soundsIn && recordings.bucket)
    throw new CliError('BACKUP_SERMONS takes no recordings out of SERMONS_S3: leave it off.');
  return { recipients, folder: folder && resolve(folder), bucket: bucket('BACKUP_S3', read), soundsIn };
}

/** @param name the setting that has the bucket's address; its keys' settings begin with it */
function bucket(name: string, read: (name: string) => string | undefined): BucketSettings | undefined {
  const [url, keyId, secret] = [read(name), read(`${name}_KEY_ID`), read(`${name}_SECRET`)];
  if (url === undefined && keyId === undefined && secret === undefined) return undefined;
  const parsed = URL.parse(url ?? '');
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.pathname.length < 2) {
    throw new CliError(`${name} must be the address of a bucket, such as https://s3.example.com/church-copies.`);
  }
  if (!keyId || !secret) throw new CliError(`${name} needs ${name}_KEY_ID and ${name}_SECRET too.`);
  return { url: parsed.href.replace(/\/$/, ''), region: read(`${name}_REGION`) ?? 'us-east-1', keyId, secret };
}

function sounds(dataDir: string, read: (name: string) => string | undefined): SoundSettings {
  const shared = read('SERMONS_FOLDER');
  const inBucket = bucket('SERMONS_S3', read);
  if (shared && inBucket) throw new CliError('Set SERMONS_FOLDER or SERMONS_S3, not both.');
  return { folder: resolve(shared ?? join(dataDir, SERMONS_FOLDER)), isShared: shared !== undefined, bucket: inBucket };
}

/** @throws CliError if a limit lets fewer people sign up than one form may have */
function limits(read: (name: string) => string | undefined): LimitRules {
  const rules = limitRules(rule(read));
  if (rules.signupHeads.most >= MAX_HEADS) return rules;
  throw new CliError(`LIMIT_SIGNUP_HEADS must be at least ${MAX_HEADS}, which one form may have.`);
}

/** The rule that a setting gives, such as `5/15m`; undefined if it is not set. */
const rule = (read: (name: string) => string | undefined) => (name: string) => {
  const text = read(name);
  if (text === undefined) return undefined;
  const given = readRule(text);
  if (given) return given;
  throw new CliError(`${name} must be so many in so long, such as 5/15m for five in 15 minutes, not "${text}".`);
};
