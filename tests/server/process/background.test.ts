import { expect, it } from 'vitest';
import { startServer } from '#tests/support/process/serverProcess.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

it('goes on after faults that nobody catches, and says each once', async () => {
  const site = await startServer(temporaryFolder(), {
    NODE_OPTIONS: '--import ./tests/support/process/uncaughtFaults.mjs',
  });
  for (let time = 0; time < 2; time++) {
    site.child.kill('SIGUSR2');
    await site.printed(/failed in the background, and the site goes on: thrown/);
    await site.printed(/failed in the background, and the site goes on: rejected/);
    expect((await fetch(`${site.origin}/health`)).status).toBe(200);
  }
  expect(site.output().match(/the site goes on: thrown/g)).toHaveLength(1);
  site.child.kill('SIGTERM');
  expect((await site.ended).status).toBe(0);
});
