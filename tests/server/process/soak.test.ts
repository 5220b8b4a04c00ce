import { expect, it } from 'vitest';
import { letCrowdIn } from '#tests/bench/servers/crowd.ts';
import { startServer } from '#tests/support/process/serverProcess.ts';
import { STAFF, temporaryFolder } from '#tests/support/testApp.ts';

it('forty visitors and three editors at once lose nothing and meet no error', async () => {
  const { origin } = await startServer(temporaryFolder(), {
    ...{ TRUST_PROXY: 'on', SITE_URL: 'https://church.example' },
    LOG_LEVEL: 'error',
  });
  const report = await letCrowdIn({
    port: Number(new URL(origin).port),
    visitors: 40,
    editors: 3,
    seconds: 3,
    credentials: STAFF,
    pause: 100,
  });
  expect(report).toMatchObject({ lost: [], errors: [] });
  expect(report.writes).toBeGreaterThan(0);
  expect(report.requests).toBeGreaterThan(0);
});
