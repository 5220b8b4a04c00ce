import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { anEvent } from '#tests/support/factories.ts';
import { startServer } from '#tests/support/process/serverProcess.ts';
import { STAFF, temporaryFolder } from '#tests/support/testApp.ts';
import { aJpeg } from '#tests/support/web/aJpeg.ts';

const json = { 'content-type': 'application/json' };

/** What happens only at an upgrade, with PostgreSQL, at a restore, or once something has gone wrong before. */
const ELSEWHERE = [
  'the last answer on a connection',
  'counting dropped lines',
  'the end of the site',
  'unpacking a backup',
  'a broken connection',
  'the queue of pages',
  'a push to staff',
  'a time limit',
  'a stalled request',
  'a request that is still being sent',
  'a refused connection',
  'a signal to stop',
  'the supervisor’s word to stop',
  'the answer to the watchdog',
  'a deadline',
  'the end of a deadline',
  'ending an idle process',
  'a thread that does not start',
  'the fault of a thread',
  'the end of a thread',
  'starting a thread again',
  'ending a thread',
];

/** Sends bytes to a site, and resolves with all that comes back. */
async function answerTo(origin: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

it('goes on whatever fails in the background, and after faults that nobody catches', async () => {
  const site = await startServer(temporaryFolder(), {
    NODE_OPTIONS:
      '--import ./tests/support/process/faultyBackground.mjs --import ./tests/support/process/uncaughtFaults.mjs',
  });
  const { origin } = site;
  const post = (path: string, body: BodyInit, headers: Record<string, string> = json) =>
    fetch(`${origin}${path}`, { method: 'POST', headers, body });
  const { access_token } = (await (await post('/login', JSON.stringify(STAFF))).json()) as { access_token: string };
  const authorization = `Bearer ${access_token}`;
  const [created, uploaded, verse] = await Promise.all([
    post('/create/events', JSON.stringify(anEvent({ title: 'Harvest' })), { ...json, authorization }),
    post('/create/pictures', await aJpeg(), { 'content-type': 'image/jpeg', authorization }),
    post('/daily/verse', JSON.stringify({ message: 'I am worried' })),
  ]);
  expect([created.status, uploaded.status, verse.status]).toEqual([201, 503, 200]); // no time is left for a picture;
  expect(await answerTo(origin, 'CONNECT church:443 HTTP/1.1\r\nHost: church\r\n\r\n')).toContain(' 405 ');
  const expecting = 'GET / HTTP/1.1\r\nHost: church\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n';
  expect(await answerTo(origin, expecting)).toContain(' 417 ');
  expect(await answerTo(origin, 'POST /login HTTP/1.1\r\nHost: church\r\nContent-Length: 9\r\n\r\n')).toContain(
    ' 408 ',
  );

  const sources = globSync('src/server/**/*.{ts,mjs}').map((file) => readFileSync(file, 'utf8'));
  const names = new Set(
    sources
      .join('\n')
      .matchAll(/inBackground\(\s*'([^']+)'/g)
      .map(([, name]) => name as string),
  );
  expect(names.size).toBeGreaterThan(30);
  const reached = names.difference(new Set(ELSEWHERE));
  await expect
    .poll(() =>
      reached
        .values()
        .filter((name) => !site.output().includes(`background: ${name}.`))
        .toArray(),
    )
    .toEqual([]);

  expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({ ready: true });
  expect(await (await fetch(`${origin}/all/events`)).json()).toMatchObject([{ title: 'Harvest' }]);
  site.child.kill('SIGUSR2');
  await site.printed(/work that nobody watches failed in the background, and the site goes on: thrown/);
  await site.printed(/a promise that nobody awaits failed in the background, and the site goes on: rejected/);
  expect((await fetch(`${origin}/health`)).status).toBe(200);
  site.child.kill('SIGTERM');
  expect((await site.ended).status).toBe(0);
});

it('is asked for by the lint rule, for each kind of timer, listener and promise', () => {
  const folder = temporaryFolder();
  const plugins = [resolve('src/server/inBackground.grit')];
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }));
  const work = ['setTimeout(f, 5)', 'setInterval(() => f(), 5)', 'setImmediate(f)', 'queueMicrotask(f)'];
  work.push('process.nextTick(f)', "x.on('a', f)", "x.y.once('a', () => { f(); })", "x.on('a', g()).on('b', f)");
  work.push(
    "x.prependListener('a', f)",
    "x.addListener('a', f)",
    "x.addEventListener('a', f)",
    'void f()',
    'void x.y()',
  );
  const fine = ["setTimeout(() => inBackground('a', f), 5).unref()", "x.on('a', (y) => inBackground('b', () => f(y)))"];
  writeFileSync(join(folder, 'a.ts'), [...work, ...fine].join(';\n'));
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  const lint = ['lint', `--config-path=${folder}`, '--reporter=github', '--max-diagnostics=100', folder];
  const { stdout } = spawnSync(process.execPath, [biome, ...lint], { encoding: 'utf8' });
  const found = stdout.matchAll(/line=(\d+),.*inBackground\(name, work\)/g).map(([, line]) => Number(line));
  expect([...new Set(found)].sort((a, b) => a - b)).toEqual(work.map((_, at) => at + 1));
});
