import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { writeBackupsState } from '#server/backups/nightly/backupsState.ts';
import { createMetrics, listenForMetrics, type Metrics } from '#server/metrics/metrics.ts';
import { openStore } from '#server/store/connect.ts';
import type { Store } from '#server/store/store.ts';
import { anEvent } from '#tests/support/factories.ts';
import { fakeSite } from '#tests/support/process/builtSite.ts';
import { NOON, startTestApp, type TestApp, temporaryFolder } from '#tests/support/testApp.ts';

let folder: string;
let store: Store;
let metrics: Metrics;
let site: TestApp;
beforeEach(async () => {
  folder = temporaryFolder();
  store = await openStore({ kind: 'sqlite', folder });
  metrics = createMetrics({ store, dataDir: folder, now: () => NOON });
  site = await startTestApp({ store, folder, metrics, site: await fakeSite() });
});

/** The value of one line of the answer; undefined where it is not there. */
async function measured(line: string): Promise<number | undefined> {
  const found = (await metrics.text()).split('\n').find((text) => text.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

describe('the measurements', () => {
  it('count requests by method, route and status, drawings, writes and sessions, and tell how old the latest copy is', async () => {
    await site.request('health');
    await site.request('health');
    await site.request('deleteEvent', { id: 7 });
    await site.app.inject({ url: '/nowhere' });
    expect(await measured('church_http_requests_total{method="GET",route="/health",status="200"}')).toBe(2);
    const deletions = 'church_http_requests_total{method="DELETE",route="/delete/events/:id",status="401"}';
    expect(await measured(deletions)).toBe(1);
    expect(await measured('church_http_requests_total{method="GET",route="none",status="404"}')).toBe(1);
    expect(await measured('church_http_request_duration_seconds_count{route="/health"}')).toBe(2);

    for (let time = 0; time < 3; time++) await site.app.inject({ url: '/events' });
    expect(await measured('church_page_render_duration_seconds_count')).toBe(2); // with the page of /nowhere
    const before = (await measured('church_store_write_duration_seconds_count')) ?? 0;
    await site.put();
    expect(await measured('church_store_write_duration_seconds_count')).toBe(before + 2);
    expect(await measured('church_sessions')).toBe(1);
    expect(await measured('church_store_up')).toBe(1);
    expect(await measured('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);

    expect(await measured('church_backup_age_seconds')).toBeUndefined();
    mkdirSync(join(folder, 'backups'));
    const at = new Date(NOON.getTime() - 3_600_000).toISOString();
    writeBackupsState(folder, { last: { name: 'church-2026-11-21.tar.gz', at }, elsewhere: {}, known: {} });
    expect(await measured('church_backup_age_seconds')).toBe(3600);
  });

  it('tell when the database is gone, and are still there', async () => {
    site.token = await site.signIn();
    store.write = () => Promise.reject(Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }));
    expect((await site.asOwner('createEvent', { body: anEvent() })).status).toBe(503);
    expect(await measured('church_store_faults_total')).toBe(1);
    await store.close();
    expect(await measured('church_store_up')).toBe(0);
    expect(await measured('church_sessions')).toBeUndefined();
  });
});

it('GET /metrics is answered on a port of this machine alone, in Prometheus’ form, and nowhere on the site itself; that its port is taken is said in one sentence', async () => {
  const server = await listenForMetrics(metrics, 0);
  onTestFinished(() => void server.close());
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  expect(await answer.text()).toMatch(/^# HELP church_store_up .+$/m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await site.app.inject({ url: '/metrics', headers: { accept: 'application/json' } })).statusCode).toBe(404);
  const sentence = `METRICS_PORT ${port} may not be listened on at 127.0.0.1 (EADDRINUSE): choose another.`;
  await expect(listenForMetrics(metrics, port)).rejects.toThrow(sentence);
});
