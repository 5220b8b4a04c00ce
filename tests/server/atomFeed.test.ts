// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { calls } from '#shared/calls.ts';
import { anEvent } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/testApp.ts';

it('tells in Atom what was put on or changed last first, with inert markup', async () => {
  const site = await startTestApp({ settings: { siteUrl: 'https://ruiru.example' } });
  const token = await site.signIn();
  const put = (event: Parameters<typeof anEvent>[0]) =>
    site.call(calls.createEvent, { token, body: anEvent({ venue: 'Juja Branch', ...event }) });
  await put({ title: 'First' });
  site.clock.set(1000);
  const { id } = (await put({ title: 'Tea & <b>testimonies</b>', description: '<script>alert(1)</script>' })).body
    .event;

  const answer = await site.app.inject('/events.atom?branch=juja');
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = new DOMParser().parseFromString(answer.body, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  expect([...feed.querySelectorAll('entry > title')].map((title) => title.textContent)).toEqual([
    'Tea & <b>testimonies</b>',
    'First',
  ]);
  const [entry] = feed.querySelectorAll('entry');
  expect(entry?.querySelector('link')?.getAttribute('href')).toBe(`https://ruiru.example/events/${id}`);
  expect(entry?.querySelector('content')?.textContent).toContain('&lt;script&gt;');
  expect(entry?.querySelector('updated')?.textContent).toBe('2026-11-21T09:00:01.000Z');
});
