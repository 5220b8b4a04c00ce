import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pages } from '#content/pages.ts';
import { readBackupsState } from '#server/backups/nightly/backupsState.ts';
import type { App } from '#server/http/validation.ts';
import type { BuiltPages, BuiltSite } from '#server/rendering/builtSite.ts';
import type { LogOutput } from '#server/standardOutput.ts';
import { countSessions } from '#server/store/accounts/sessions.ts';
import { BACKUPS_FOLDER } from '#server/store/sqlite/dataFolder.ts';
import { newestNightly } from '#server/store/sqlite/newestBackup.ts';
import type { Store } from '#server/store/store.ts';
import { storeFault } from '#server/store/storeFault.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { countByLabels, durationsByLabels, type Measure, placeOf, singleValue, textOf } from './prometheus.ts';

/** Metrics for Prometheus. */
export interface Metrics {
  /** The body of `GET /metrics`. */
  text(): Promise<string>;
  /** Wraps a store and measures its writes. */
  measuredStore(store: Store): Store;
  /** Wraps a built site and measures its rendering. */
  measuredSite(site: BuiltSite): BuiltSite;
  /** Measures every request. */
  measureRequests(app: App): void;
}

/** Routes with their own label; all others are files of the built app, or unknown. */
const ROUTES = new Set<string>([
  ...[...Object.values(endpoints), ...Object.values(staffEndpoints), ...Object.values(pages)].map(({ path }) => path),
  '/sitemap.xml',
  '/robots.txt',
]);

const routeName = (url: string | undefined): string =>
  url === undefined ? 'none' : ROUTES.has(url) ? url : /\.|\/\*$/.test(url) ? 'file' : 'other';

const counter = (name: string, help: string, read: () => number) => singleValue({ kind: 'counter', name, help }, read);
const gauge = (name: string, help: string, read: Parameters<typeof singleValue>[1]) =>
  singleValue({ kind: 'gauge', name, help }, read);

const secondsSince = (begun: number): number => (performance.now() - begun) / 1000;

/** Those of Node's process, under the names that Prometheus' clients give them. */
const PROCESS: readonly Measure[] = [
  counter('process_cpu_seconds_total', 'Time that the processor worked for the site.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }),
  gauge('process_start_time_seconds', 'When the site was started, in seconds since 1970.', () =>
    Math.round(performance.timeOrigin / 1000),
  ),
  gauge('process_resident_memory_bytes', 'Memory of the site’s process.', () => process.memoryUsage.rss()),
  gauge('nodejs_heap_size_used_bytes', 'Memory of its objects.', () => process.memoryUsage().heapUsed),
  gauge('nodejs_eventloop_lag_seconds', 'How long a piece of work waits for its turn.', async () => {
    const begun = performance.now();
    await nextTurn();
    return secondsSince(begun);
  }),
];

/** When the latest nightly backup was made (epoch milliseconds); undefined if there is none. */
function latestBackup(folder: string, now: Date): number | undefined {
  const name = newestNightly(existsSync(folder) ? readdirSync(folder) : [], now);
  return name === undefined ? undefined : statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
}

/** What is known of the backups in a data folder. */
function backupMeasures(dataDir: string, now: () => Date): Measure[] {
  const secondsAgo = (moment: number | undefined) => moment && (now().getTime() - moment) / 1000;
  const proof = () => readBackupsState(dataDir).proof;
  return [
    gauge('church_backup_age_seconds', 'The age of the latest nightly copy of the database.', () =>
      secondsAgo(latestBackup(join(dataDir, BACKUPS_FOLDER), now())),
    ),
    gauge(
      'church_backup_proof_ok',
      'Whether the copy that was last restored on trial was good; no value before the first.',
      () => proof() && Number(proof()?.fault === undefined),
    ),
    gauge('church_backup_proof_age_seconds', 'How long ago a copy was last restored on trial.', () =>
      secondsAgo(proof() && Date.parse(proof()?.at ?? '')),
    ),
    {
      kind: 'gauge',
      name: 'church_backup_elsewhere_ok',
      help: 'Whether a place beside the data folder took the latest copy.',
      samples: () =>
        Object.entries(readBackupsState(dataDir).elsewhere).map(
          ([place, { fault }]) => [placeOf({ place }), Number(fault === undefined)] as const,
        ),
    },
  ];
}

/**
 * Creates the metrics of a site. Without them, measuring costs nothing.
 *
 * @param deps.dataDir the data folder, with the backups
 * @param deps.log counts dropped log lines
 */
export function createMetrics(deps: {
  store: Store;
  dataDir: string;
  log?: Pick<LogOutput, 'dropped'>;
  now?: () => Date;
}): Metrics {
  const { store, dataDir, log, now = () => new Date() } = deps;
  let [failedRenders, faults] = [0, 0];
  const requests = countByLabels('church_http_requests_total', 'Requests answered, by method, route and status.');
  const durations = durationsByLabels(
    'church_http_request_duration_seconds',
    'From a request’s headers to the end of its answer, by route.',
  );
  const renders = durationsByLabels(
    'church_page_render_duration_seconds',
    'Rendering a page on the server; every other request for a page got one that was ready.',
  );
  const writes = durationsByLabels('church_store_write_duration_seconds', 'Writing to the database, until it is safe.');
  const measures = [
    ...[requests, durations, renders, writes],
    counter(
      'church_page_render_failures_total',
      'Pages that could not be rendered on the server.',
      () => failedRenders,
    ),
    counter('church_store_faults_total', 'Writes that failed because the database could not be used.', () => faults),
    counter(
      'church_log_lines_dropped_total',
      'Lines of the log that were dropped because nobody read it fast enough, or its disk was full.',
      () => log?.dropped() ?? 0,
    ),
    gauge('church_store_up', 'Whether the database answers.', () =>
      store.check().then(
        () => 1,
        () => 0,
      ),
    ),
    gauge(
      'church_sessions',
      'Sessions of staff that have not expired.',
      () => countSessions(store.db, now()).catch(() => undefined), // church_store_up reports it
    ),
    ...backupMeasures(dataDir, now),
    ...PROCESS,
  ];

  const failed = (thrown: unknown): never => {
    failedRenders++;
    throw thrown;
  };

  const measuredPages = (pages: BuiltPages): BuiltPages => ({
    ...pages,
    async openPage(input) {
      const page = await pages.openPage(input).catch(failed);
      return (
        page && {
          ...page,
          render(at, origin) {
            const begun = performance.now();
            try {
              return page.render(at, origin);
            } catch (thrown) {
              return failed(thrown);
            } finally {
              renders.observe(secondsSince(begun));
            }
          },
        }
      );
    },
  });

  return {
    text: () => textOf(measures),

    measuredStore: (measured) => ({
      ...measured,
      async write(work) {
        const begun = performance.now();
        try {
          return await measured.write(work);
        } catch (thrown) {
          if (storeFault(thrown) !== undefined) faults++;
          throw thrown;
        } finally {
          writes.observe(secondsSince(begun));
        }
      },
    }),

    measuredSite: (site) => ({
      ...site,
      pages: { en: measuredPages(site.pages.en), sw: measuredPages(site.pages.sw) },
    }),

    measureRequests(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const route = routeName(request.routeOptions.url);
        requests.add({ method: request.method, route, status: reply.statusCode });
        durations.observe(reply.elapsedTime / 1000, { route });
        done();
      });
    },
  };
}
