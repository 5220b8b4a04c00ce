import { networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '#shared/time.ts';
import { makeFirstAccount } from './accounts/firstAccount.ts';
import { createPasswords } from './accounts/passwords.ts';
import { buildApp } from './app.ts';
import { checkRecipients } from './backups/encryption.ts';
import { type NightlyBackups, scheduleNightlyBackups } from './backups/nightly/nightlyBackups.ts';
import { CliError, endInWords, errorMessage } from './cliError.ts';
import type { App } from './http/appContext.ts';
import { type OpenConnections, openConnections } from './http/connections/connections.ts';
import { builtFolder, loadBuiltSite } from './rendering/builtSite.ts';
import { isUnmounted } from './sermons/soundPlace.ts';
import { tidySounds } from './sermons/uploads.ts';
import { checkServing, readSettings, type Settings } from './settings.ts';
import { type LogOutput, standardOutput } from './standardOutput.ts';
import { listStaff } from './store/accounts/staff.ts';
import { openStore } from './store/connect.ts';
import { countEvents } from './store/events/events.ts';
import type { Store } from './store/store.ts';
import { storeFault } from './store/storeFault.ts';
import { createTidying } from './store/tidying.ts';
import { tryMigration } from './tryMigration.ts';
import { openVersesApart } from './verses/versesApart.ts';

/** How long running requests may take after a stop signal. */
const STOP_TIMEOUT_MS = 3000;

/** How long open connections may still send a request: longer than any is kept without one (`CONNECTION_TIMEOUTS_MS`). */
const DRAIN_TIMEOUT_MS = 75_000;

/** How long flushing the log may take after that. */
const LOG_TIMEOUT_MS = 500;

const ONE_COPY =
  'the recordings of sermons lie on this machine alone: where the site runs as several copies, set SERMONS_FOLDER or SERMONS_S3';

/** Starts the site's process: settings, store, application, port, first account. */
async function main(): Promise<void> {
  const read = readSettings(process.env);
  checkServing(read);
  await checkRecipients(read.backups.recipients);
  process.umask(0o077); // files in the data folder are readable by their owner alone
  let app: App | undefined;
  const log = standardOutput();
  const site = read.pages ? await loadBuiltSite(builtFolder()) : undefined;
  const settings = site ? { ...read, apiHost: site.apiHost } : read;
  const passwords = createPasswords();
  if (process.env.TRY_MIGRATION) await tryMigration({ settings, site, passwords }); // an older process serves meanwhile
  const store = await openStore(settings.storePlace, {
    wait: settings.databaseWait,
    fresh: process.argv.includes('--new'),
    say: (sentence) => (app ? app.log.warn(sentence) : console.error(sentence)),
  });
  try {
    const verses = openVersesApart({
      dataDir: settings.dataDir,
      english: settings.bibleEdition,
      atStart: settings.verseAtStart,
      onFault: (words, err) => app?.log.error({ err }, words),
    });
    const { dataDir, storePlace, metricsPort } = settings;
    const backups = scheduleNightlyBackups({
      ...{ folder: dataDir, storePlace, settings: settings.backups, now: () => new Date() },
      log: { info: (words) => app?.log.info(words), error: (words) => app?.log.error(words) },
    });
    const measuring = metricsPort === undefined ? undefined : await import('./metrics/metrics.ts'); // loads its package
    const metrics = measuring?.createMetrics({ store, log, dataDir });
    app = await buildApp({ store, settings, passwords, site, verses, backups, metrics, logStream: log });
    goOnAfterFaults(app);
    app.addHook('onClose', () => backups.stop());
    app.addHook('onClose', () => verses.close());
    if (settings.firstStaff.password) await makeFirstAccount(store, passwords, settings.firstStaff);
    if (metrics) await measuring?.listenForMetrics(metrics, metricsPort);
    const connections = openConnections(app.server);
    await listen(app, settings);
    // Not before visitors are answered, who may be waiting. A fault is told by `onFault`.
    if (settings.verseAtStart) void verses.ready().catch(() => undefined);
    stopOnSignal({ app, store, log, backups, connections });
    await keepTidy(app, store, settings);
    // With a random password only now: a start that failed would leave an account whose password nobody has seen.
    const first = await makeFirstAccount(store, passwords, settings.firstStaff);
    for (const fault of verses.faults()) app.log.warn(fault);
    if (settings.storePlace.kind === 'postgres' && !settings.sounds.isShared && !settings.sounds.bucket)
      app.log.warn(ONE_COPY);
    if (isUnmounted(settings.sounds))
      app.log.warn(`SERMONS_FOLDER ${settings.sounds.folder} is not there: mount its disk`);
    const words = await greeting(app, settings, store, first, site !== undefined);
    process.send?.('ready'); // to the supervisor, if there is one
    console.log(words);
  } catch (thrown) {
    await app?.close();
    await store.close();
    throw thrown;
  }
}

async function listen(app: App, { host, port }: Settings): Promise<void> {
  const { level } = app.log;
  app.log.level = 'warn'; // Fastify would announce each address of the machine; the greeting says where the site is.
  try {
    await app.listen({ host, port });
    app.log.level = level;
  } catch (thrown) {
    const words: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use: stop the program that uses it, or choose another port, as in PORT=${port + 1} npm start.`,
      EACCES: `Port ${port} may not be opened by this user: choose one above 1023, as in PORT=3000 npm start.`,
      EADDRNOTAVAIL: `HOST ${host} is no address of this machine.`,
      ENOTFOUND: `HOST ${host} is no address of this machine.`,
    };
    const { code = '' } = thrown as NodeJS.ErrnoException;
    throw new CliError(words[code] ?? `The site could not listen on ${host}:${port}: ${errorMessage(thrown)}.`);
  }
}

/** Deletes what has expired, now and every hour. A busy database waits for the next hour. */
async function keepTidy(app: App, store: Store, { sounds }: Settings): Promise<void> {
  const now = () => new Date();
  const tidying = createTidying({ store, now, uptime: () => performance.now() });
  const tidy = async () => {
    try {
      const tidied = await tidying();
      if (tidied === 'purged') return await tidySounds(store, sounds, now);
      app.log.warn('the clock has gone on by more than a month: nothing is deleted for good until it has run a day');
    } catch (err) {
      app.log.error({ err, fault: storeFault(err) }, 'what has run out could not be taken away');
    }
  };
  setInterval(tidy, HOUR_MS).unref();
  await tidy();
}

/** Messages from the supervising process (`commands/site/supervise.mjs`). */
interface SupervisorMessage {
  /** Stop, as at a signal. */
  stop?: boolean;
  /** Whether another process takes over, so that the site does not stop. */
  follows?: boolean;
  /** Whether this process still answers: its watchdog asks. */
  ask?: boolean;
}

interface Running {
  app: App;
  store: Store;
  log: LogOutput;
  backups: NightlyBackups;
  connections: OpenConnections;
}

/**
 * At a signal or a message of the supervisor: stops accepting, finishes running requests, closes the store. A second
 * signal ends the process at once.
 */
function stopOnSignal({ app, store, log, backups, connections }: Running): void {
  const hurry = new AbortController();
  let isStopping = false;
  let signals = 0; // not counting the supervisor's word, which often comes with a signal to all processes
  const stop = async ({ follows = false }: SupervisorMessage) => {
    isStopping = true;
    backups.stop();
    if (follows) await connections.drain(DRAIN_TIMEOUT_MS, hurry.signal);
    const closed = app.close();
    await Promise.race([closed, sleep(STOP_TIMEOUT_MS)]);
    connections.refuseRest();
    await closed;
    await store.close();
    await Promise.race([log.flushed(), sleep(LOG_TIMEOUT_MS)]);
    if (!follows) console.log('The site has stopped.');
  };
  const begin = async (message: SupervisorMessage) => {
    await endInWords('The site could not stop cleanly', () => stop(message));
    process.exit();
  };
  const beginOrHurry = (message: SupervisorMessage) => (isStopping ? hurry.abort() : begin(message));
  const heed = () => (++signals > 1 ? process.exit(1) : beginOrHurry({}));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, heed);
  }
  process.on('message', (message: SupervisorMessage) => {
    if (message.ask) process.send?.('here', () => undefined);
    if (message.stop) void beginOrHurry(message);
  });
}

/**
 * Writes an uncaught exception or rejection to the log, each at most once an hour. The site goes on. A restart would mend
 * nothing: each write is a transaction, and what is kept in memory is made again when the data changes. On a full disk the
 * site would end again and again.
 */
function goOnAfterFaults({ log }: App): void {
  const told = new LRUCache<string, true>({ max: 1000, ttl: HOUR_MS });
  process.on('uncaughtException', (err) => {
    const words = storeFault(err) ?? errorMessage(err);
    if (told.has(words)) return;
    told.set(words, true);
    log.error({ err }, `something failed in the background, and the site goes on: ${words}`);
  });
}

type Greeted = Awaited<ReturnType<typeof makeFirstAccount>>;

async function greeting(app: App, settings: Settings, store: Store, first: Greeted, built: boolean): Promise<string> {
  const { port } = app.server.address() as { port: number };
  const home = settings.siteUrl ?? `http://localhost:${port}`;
  const lines = [`The site is at ${home}`];
  if (settings.siteUrl)
    lines.push(`It listens at http://${/^(0\.0\.0\.0|::)$/.test(settings.host) ? 'localhost' : settings.host}:${port}`);
  else if (settings.host === '0.0.0.0' || settings.host === '::') {
    const addresses = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
    const phones = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
    if (phones) lines.push(`On a phone in the same network: http://${phones.address}:${port}`);
  }
  if (settings.metricsPort) lines.push(`Its measurements: http://127.0.0.1:${settings.metricsPort}/metrics`);
  if (!settings.pages) lines.push('Only the endpoints answer: PAGES is off.');
  else if (!built) lines.push('The pages are not built, so only the endpoints answer: npm start builds them.');
  if (first?.password) {
    lines.push(
      `A staff account was made. Username: ${first.username}  Password: ${first.password}`,
      'Write the password down: it is not shown again. At the first login it is to be changed for one of your own.',
    );
  }
  if ((await countEvents(store.db)) === 0) {
    const names = (await listStaff(store.db)).map(({ username }) => username);
    lines.push(`${names.join(', ')} can log in at ${home}/login`);
    lines.push('There are no events yet. To fill the site with a dozen samples: npm run seed');
  }
  return lines.join('\n');
}

await endInWords('The site could not start', main);
// The IPC channel would keep the process alive.
if (process.exitCode && process.send) process.exit();
