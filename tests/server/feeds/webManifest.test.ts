import { describe, expect, it } from 'vitest';
import { startTestApp } from '#tests/support/testApp.ts';

describe('the site as an app on a phone', () => {
  it.each([
    ['/site.webmanifest', 'en-KE', '/', ['Verse of the day', '/daily-verse'], ['Events', '/events']],
    ['/sw/site.webmanifest', 'sw-KE', '/sw', ['Mstari wa siku', '/sw/daily-verse'], ['Matukio', '/sw/events']],
  ])('%s opens in its language', async (url, lang, start_url, ...shortcuts) => {
    const { app } = await startTestApp();
    const answer = await app.inject(url);
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(answer.json()).toMatchObject({
      name: 'Ruiru Foundation Church',
      short_name: 'Ruiru Foundation',
      lang,
      start_url,
      scope: '/',
      shortcuts: shortcuts.map(([name, path]) => ({ name, url: path })),
    });
  });
});
