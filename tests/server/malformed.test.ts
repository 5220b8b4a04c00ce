import { expect, it } from 'vitest';
import { loadBuiltSite } from '#server/pages/builtSite.ts';
import { calls } from '#shared/calls.ts';
import { fakeBuild } from '#tests/support/builtSite.ts';
import { chance, malformedRequest } from '#tests/support/malformedRequests.ts';
import { rawRequest } from '#tests/support/rawRequest.ts';
import { startTestApp } from '#tests/support/testApp.ts';

it('a thousand malformed requests get no 5xx, hang nowhere, and leave the site as it was', async () => {
  const site = await startTestApp({ site: await loadBuiltSite(fakeBuild()) });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as { port: number };
  const random = chance(2026);
  const wrong: string[] = [];
  const client = async () => {
    for (let count = 0; count < 100; count++) {
      const request = malformedRequest(random);
      const { statuses, text, hung } = await rawRequest(port, request);
      const wordless =
        statuses.some((status) => status >= 400) &&
        !/"error":"[^"]+"|<title>|content-encoding/.test(text) &&
        !request.startsWith('HEAD');
      if (hung || wordless || statuses.some((status) => status >= 500)) {
        wrong.push(`${JSON.stringify(request.slice(0, 300))} → ${hung ? 'hung' : text.slice(0, 300)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 10 }, client));
  expect(wrong).toEqual([]);
  expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  expect(await site.call(calls.listEvents)).toMatchObject({ status: 200, body: [] });
});
