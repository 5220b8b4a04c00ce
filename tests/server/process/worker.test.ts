import { fakeSite } from '#tests/support/process/builtSite.ts';
import { startTestApp } from '#tests/support/testApp.ts';

const files = { 'client/sw.js': 'addEventListener("fetch", () => {})' };

it('the worker is asked for again each time, and may fetch from here and from the backend alone', async () => {
  const site = await fakeSite({ files });
  const own = await startTestApp({ site });
  const { statusCode, headers } = await own.app.inject('/sw.js');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");

  const other = await startTestApp({ site, settings: { apiHost: 'https://api.church.example' } });
  const answer = await other.app.inject('/sw.js');
  expect(answer.headers['content-security-policy']).toMatch(/connect-src 'self' https:\/\/api\.church\.example$/);
});

it('pages and worker name the backend that the app was built for, wherever the build had it from', async () => {
  const render = `export const API_HOST = 'https://api.church.example/';
    export const openPage = async () => undefined;`;
  const site = await fakeSite({ files, render });
  expect(site?.apiHost).toBe('https://api.church.example');
  const wrong = fakeSite({ files, render: `export const API_HOST = 'api.church.example';` });
  await expect(wrong).rejects.toThrow('VITE_API_HOST must be an address such as https://church.example');
});

it.each(['head', 'body', 'state'])('a build is refused whose template has no place for the %s', async (name) => {
  const page = ['head', 'body', 'state'].filter((other) => other !== name).map((other) => `<!--${other}-->`);
  const built = fakeSite({ files: { 'client/index.html': page.join('') } });
  await expect(built).rejects.toThrow(`The built index.html has no place <!--${name}-->.`);
});
