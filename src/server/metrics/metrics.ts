import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { pages } from '#content/pages.ts';
import { readCopiesState } from '#server/backups/copiesState.ts';
import type { BuiltSite } from '#server/pages/builtSite.ts';
import type { LogOutput } from '#server/plugins/standardOutput.ts';
import type { App } from '#server/plugins/validation.ts';
import type { Store } from '#server/store/connect.ts';
import { BACKUPS_FOLDER } from '#server/store/dataFolder.ts';
import { newestNightly } from '#server/store/newestCopy.ts';
import { countSessions } from '#server/store/sessions.ts';
import { storeFault } from '#server/store/storeFault.ts';
import { calls } from '#shared/calls.ts';
import { staffCalls } from '#shared/staffCalls.ts';

/** What is measured of a running site, for Prometheus. */
export interface Metrics {
  /** What `GET /metrics` answers. */
  text(): Promise<string>;
  contentType: string;
  /** The same store, its writes measured. */
  measuredStore(store: Store): Store;
  /** The same built site, its drawings measured. */
  measuredSite(site: BuiltSite): BuiltSite;
  /** Measures every request of the application. */
  measureRequests(app: App): void;
}

/** Seconds: from what is ready-made, over a drawing or a write, to what somebody waits for. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Routes that are named as they are; whatever else is a file of the built app, or nothing that there is. */
const ROUTES = new Set<string>([
  ...[...Object.values(calls), ...Object.values(staffCalls), ...Object.values(pages)].map(({ path }) => path),
  '/sitemap.xml',
  '/robots.txt',
]);

const routeName = (url: string | undefined): string =>
  url === undefined ? 'none' : ROUTES.has(url) ? url : url.includes('.') ? 'file' : 'other';

/** When the latest nightly copy was made, in milliseconds since 1970; undefined where there is none. */
function latestCopy(folder: string, now: Date): number | undefined {
  const name = newestNightly(existsSync(folder) ? readdirSync(folder) : [], now);
  return name === undefined ? undefined : statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
}

/**
 * Measures a site. Nothing is measured where these are not made, so that they cost nothing.
 *
 * @param parts.dataDir the data folder, where the copies of the database are
 * @param parts.log what counts the lines of the log that found no room
 */
export function createMetrics(parts: {
  store: Store;
  dataDir: string;
  log?: Pick<LogOutput, 'dropped'>;
  now?: () => Date;
}): Metrics {
  const { store, dataDir, log, now = () => new Date() } = parts;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'church_http_requests_total',
    help: 'Requests answered, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'church_http_request_duration_seconds',
    help: 'From a request’s headers to the end of its answer, by route.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const drawings = new Histogram({
    name: 'church_page_draw_duration_seconds',
    help: 'Drawing a page on the server; every other request for a page got one that was ready.',
    buckets: BUCKETS,
    registers,
  });
  const failedDrawings = new Counter({
    name: 'church_page_draw_failures_total',
    help: 'Pages that could not be drawn on the server.',
    registers,
  });
  const writes = new Histogram({
    name: 'church_store_write_duration_seconds',
    help: 'Writing to the database, until it is safe.',
    buckets: BUCKETS,
    registers,
  });
  const faults = new Counter({
    name: 'church_store_faults_total',
    help: 'Writes that failed because the database could not be used.',
    registers,
  });
  new Counter({
    name: 'church_log_lines_dropped_total',
    help: 'Lines of the log that were dropped because nobody read it fast enough, or its disk was full.',
    registers,
    collect() {
      this.reset();
      this.inc(log?.dropped() ?? 0);
    },
  });
  new Gauge({
    name: 'church_store_up',
    help: 'Whether the database answers.',
    registers,
    async collect() {
      this.set(
        await store.check().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  new Gauge({
    name: 'church_sessions',
    help: 'Sessions of staff that have not expired.',
    registers,
    async collect() {
      const count = await countSessions(store.db, now()).catch(() => undefined); // church_store_up tells why
      if (count === undefined) this.remove();
      else this.set(count);
    },
  });
  new Gauge({
    name: 'church_backup_age_seconds',
    help: 'The age of the latest nightly copy of the database.',
    registers,
    async collect() {
      const latest = latestCopy(join(dataDir, BACKUPS_FOLDER), now());
      if (latest === undefined) this.remove();
      else this.set((now().getTime() - latest) / 1000);
    },
  });
  new Gauge({
    name: 'church_backup_proof_ok',
    help: 'Whether the copy that was last restored on trial was good; no value before the first.',
    registers,
    collect() {
      const { proof } = readCopiesState(dataDir);
      if (proof) this.set(proof.fault === undefined ? 1 : 0);
      else this.remove();
    },
  });
  new Gauge({
    name: 'church_backup_proof_age_seconds',
    help: 'How long ago a copy was last restored on trial.',
    registers,
    collect() {
      const { proof } = readCopiesState(dataDir);
      if (proof) this.set((now().getTime() - Date.parse(proof.at)) / 1000);
      else this.remove();
    },
  });
  new Gauge({
    name: 'church_backup_elsewhere_ok',
    help: 'Whether a place beside the data folder took the latest copy.',
    labelNames: ['place'],
    registers,
    collect() {
      for (const [place, { fault }] of Object.entries(readCopiesState(dataDir).elsewhere)) {
        this.set({ place }, fault === undefined ? 1 : 0);
      }
    },
  });

  const secondsSince = (begun: number): number => (performance.now() - begun) / 1000;

  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,

    measuredStore: (measured) => ({
      ...measured,
      async write(work) {
        const begun = performance.now();
        try {
          return await measured.write(work);
        } catch (thrown) {
          if (storeFault(thrown) !== undefined) faults.inc();
          throw thrown;
        } finally {
          writes.observe(secondsSince(begun));
        }
      },
    }),

    measuredSite: (site) => ({
      ...site,
      async render(input) {
        const begun = performance.now();
        try {
          return await site.render(input);
        } catch (thrown) {
          failedDrawings.inc();
          throw thrown;
        } finally {
          drawings.observe(secondsSince(begun));
        }
      },
    }),

    measureRequests(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const route = routeName(request.routeOptions.url);
        requests.inc({ method: request.method, route, status: reply.statusCode });
        durations.observe({ route }, reply.elapsedTime / 1000);
        done();
      });
      new Counter({
        name: 'church_ready_answers_total',
        help: 'Requests answered from what was ready, before any route; they are not among church_http_requests_total.',
        registers,
        collect() {
          this.reset();
          this.inc(app.frontDoor?.sent ?? 0);
        },
      });
    },
  };
}
