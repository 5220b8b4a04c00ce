import { expect, it } from 'vitest';
import { LIMITS } from '#server/limits/limits.ts';
import { loadBuiltSite } from '#server/rendering/builtSite.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { hostileQuestion } from '#tests/support/http/hostileInput.ts';
import { chance } from '#tests/support/http/malformedRequests.ts';
import { sendMalformed } from '#tests/support/http/sendMalformed.ts';
import { fakeBuild } from '#tests/support/process/builtSite.ts';
import { startTestApp } from '#tests/support/testApp.ts';

it('a thousand malformed requests get no 5xx, hang nowhere, and leave the site as it was', async () => {
  const site = await startTestApp({ site: await loadBuiltSite(fakeBuild()) });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as { port: number };
  expect(await sendMalformed(port, 1000, 10)).toEqual([]);
  expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  expect(await site.request(endpoints.listEvents)).toMatchObject({ status: 200, body: [] });
});

const UNLIMITED = Object.fromEntries(
  Object.keys(LIMITS).map((name) => [name, { most: 1_000_000, seconds: 60 }]),
) as typeof LIMITS;

it('two hundred hostile questions to the daily verse are answered', async () => {
  const site = await startTestApp({ settings: { limits: UNLIMITED } });
  const random = chance(2026);
  for (let asked = 0; asked < 200; asked++) {
    const message = hostileQuestion(random);
    const { status, body } = await site.request(endpoints.askVerse, { body: { message } });
    expect([200, 422], message).toContain(status);
    expect(body.message).toMatch(/\w/);
  }
});
