import type { Server } from 'node:http';
import Fastify from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readBackupsState } from '#server/backups/nightly/backupsState.ts';
import { CliError } from '#server/cliError.ts';
import type { App } from '#server/http/appContext.ts';
import type { LogOutput } from '#server/standardOutput.ts';
import { countSessions } from '#server/store/accounts/sessions.ts';
import type { Store } from '#server/store/store.ts';
import { storeFault } from '#server/store/storeFault.ts';

/** Metrics for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

/** In seconds: from cached responses over rendering and writes to noticeable delays. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The label of a route. The files of the built app, feeds and calendars have one together. */
const routeName = (url = 'none'): string => (/\.|\/\*$/.test(url) ? 'file' : url);

/** What is measured, each by its name after `church_`, with what Prometheus is told of it. */
const MEASURED = {
  http_requests_total: 'Requests answered, by method, route and status.',
  http_request_duration_seconds: 'From a request’s headers to the end of its answer, by route.',
  page_render_duration_seconds:
    'Rendering a page on the server; every other request for a page got one that was ready.',
  page_render_failures_total: 'Pages that could not be rendered on the server.',
  store_write_duration_seconds: 'Writing to the database, until it is safe.',
  store_faults_total: 'Writes that failed because the database could not be used.',
  store_up: 'Whether the database answers.',
  log_lines_dropped_total:
    'Lines of the log that were dropped because nobody read it fast enough, or its disk was full.',
  sessions: 'Sessions of staff that have not expired.',
  backup_age_seconds: 'The age of the latest nightly copy of the database.',
  backup_proof_ok: 'Whether the copy that was last restored on trial was good; no value before the first.',
  backup_proof_age_seconds: 'How long ago a copy was last restored on trial.',
  backup_elsewhere_ok: 'Whether a place beside the data folder took the latest copy.',
} as const;

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
}) {
  const { store, dataDir, log, now = () => new Date() } = deps;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  const named = (name: keyof typeof MEASURED) => ({
    name: `church_${name}`,
    help: MEASURED[name],
    registers: [registry],
  });
  /** A value that is read when somebody asks; there is none while it is undefined. */
  const gauge = (name: keyof typeof MEASURED, read: () => number | undefined | Promise<number | undefined>) =>
    new Gauge({
      ...named(name),
      async collect() {
        const value = await read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  const secondsAgo = (moment: string | undefined) =>
    moment ? (now().getTime() - Date.parse(moment)) / 1000 : undefined;

  const requests = new Counter({ ...named('http_requests_total'), labelNames: ['method', 'route', 'status'] });
  const timed = { buckets: BUCKETS };
  const durations = new Histogram({ ...named('http_request_duration_seconds'), ...timed, labelNames: ['route'] });
  const renders = new Histogram({ ...named('page_render_duration_seconds'), ...timed });
  const failedRenders = new Counter(named('page_render_failures_total'));
  const writes = new Histogram({ ...named('store_write_duration_seconds'), ...timed });
  const faults = new Counter(named('store_faults_total'));
  new Counter({
    ...named('log_lines_dropped_total'),
    collect() {
      this.reset();
      this.inc(log?.dropped() ?? 0);
    },
  });
  const isUp = () =>
    store.check().then(
      () => 1,
      () => 0,
    );
  gauge('store_up', isUp);
  gauge('sessions', () => countSessions(store.db, now()).catch(() => undefined)); // church_store_up reports it
  const backups = () => readBackupsState(dataDir);
  gauge('backup_age_seconds', () => secondsAgo(backups().last?.at));
  gauge('backup_proof_ok', () => {
    const { proof } = backups();
    return proof && Number(proof.fault === undefined);
  });
  gauge('backup_proof_age_seconds', () => secondsAgo(backups().proof?.at));
  new Gauge({
    ...named('backup_elsewhere_ok'),
    labelNames: ['place'],
    collect() {
      for (const [place, { fault }] of Object.entries(backups().elsewhere)) {
        this.set({ place }, fault === undefined ? 1 : 0);
      }
    },
  });

  return {
    /** The body of `GET /metrics`. */
    text: () => registry.metrics(),
    contentType: registry.contentType,

    /** Wraps a store and measures its writes. */
    measuredStore: (measured: Store): Store => ({
      ...measured,
      async write(work) {
        const done = writes.startTimer();
        try {
          return await measured.write(work);
        } catch (thrown) {
          if (storeFault(thrown) !== undefined) faults.inc();
          throw thrown;
        } finally {
          done();
        }
      },
    }),

    /** Renders, and measures it. */
    measuredRender<Page>(rendering: () => Page): Page {
      const done = renders.startTimer();
      try {
        return rendering();
      } catch (thrown) {
        failedRenders.inc();
        throw thrown;
      } finally {
        done();
      }
    },

    /** Measures every request. */
    measureRequests(app: App): void {
      app.addHook('onResponse', (request, reply, done) => {
        const route = routeName(request.routeOptions.url);
        requests.inc({ method: request.method, route, status: reply.statusCode });
        durations.observe({ route }, reply.elapsedTime / 1000);
        done();
      });
    },
  };
}

/**
 * Serves `GET /metrics` on a separate port of the loopback interface.
 *
 * @throws CliError if the port is taken
 */
export async function listenForMetrics(metrics: Metrics, port = 0): Promise<Server> {
  const app = Fastify();
  app.get('/metrics', (_request, reply) => {
    reply.type(metrics.contentType).header('cache-control', 'no-store');
    return metrics.text();
  });
  try {
    await app.listen({ host: '127.0.0.1', port });
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    throw new CliError(`METRICS_PORT ${port} may not be listened on at 127.0.0.1 (${code}): choose another.`);
  }
  app.server.unref();
  return app.server;
}
