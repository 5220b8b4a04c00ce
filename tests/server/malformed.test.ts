import { expect, it } from 'vitest';
import { loadBuiltSite } from '#server/pages/builtSite.ts';
import { calls } from '#shared/calls.ts';
import { sendMalformed } from '#tests/bench/malformed.ts';
import { fakeBuild } from '#tests/support/builtSite.ts';
import { startTestApp } from '#tests/support/testApp.ts';

it('a thousand malformed requests get no 5xx, hang nowhere, and leave the site as it was', async () => {
  const site = await startTestApp({ site: await loadBuiltSite(fakeBuild()) });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as { port: number };
  expect(await sendMalformed(port, 1000, 10)).toEqual([]);
  expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  expect(await site.call(calls.listEvents)).toMatchObject({ status: 200, body: [] });
});
