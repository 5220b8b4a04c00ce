import { expect, it } from 'vitest';
import { startTestApp } from '#tests/support/testApp.ts';

it('says whom to tell of a weakness, and until when that holds', async () => {
  const site = await startTestApp({ settings: { siteUrl: 'https://church.example' } });
  const answer = await site.app.inject({ url: '/.well-known/security.txt' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = answer.body.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^Contact: mailto:\S+@\S+$/);
  expect(lines).toContain('Contact: https://church.example/contact');
  expect(lines).toContain('Canonical: https://church.example/.well-known/security.txt');
  const expires = new Date(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '');
  const days = (expires.getTime() - site.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
