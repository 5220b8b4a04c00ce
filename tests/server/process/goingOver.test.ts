import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { anEvent } from '#tests/support/factories.ts';
import { askOnAndOn } from '#tests/support/http/askOnAndOn.ts';
import { run, startSupervised } from '#tests/support/process/serverProcess.ts';
import { staffAt, titlesAt } from '#tests/support/process/staffAt.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

const MIGRATION = `export const steps = ['create table one (x integer)'];`;

const LIST = 'GET /all/events HTTP/1.1\r\nHost: church\r\n\r\n';

/** A connection on which something was sent. An error of it, such as a reset, fails the test. */
function open(origin: string, sent: string): Socket {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  socket.write(sent);
  return socket;
}

/** A connection that was answered once and is kept alive. */
async function idle(origin: string): Promise<Socket> {
  const socket = open(origin, LIST);
  const [answer] = await once(socket, 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  return socket;
}

/** Asks on a connection until an answer says that it is the last one there. */
async function askUntilClosed(socket: Socket): Promise<void> {
  for (let answer = ''; !/^connection: close\r$/im.test(answer); ) {
    socket.write(LIST);
    [answer] = await once(socket, 'data');
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  }
}

it('a site that goes over to a new process refuses nobody meanwhile, finishes what is in flight, answers on each kept-alive connection, and keeps what was written, with a migration or without one', async () => {
  const next = join(temporaryFolder(), 'next.mjs');
  const { child, origin, printed, output, ended } = await startSupervised(temporaryFolder(), {
    NODE_OPTIONS: '--import ./tests/support/process/nextVersion.mjs',
    NEXT_VERSION: next,
    LIMIT_REQUESTS: '100000/1m',
  });
  const { headers } = await staffAt(origin);
  const body = JSON.stringify(anEvent());
  for (const upgrades of [1, 2]) {
    if (upgrades === 2) writeFileSync(next, MIGRATION);
    const inFlight = open(
      origin,
      `POST /create/events HTTP/1.1\r\nHost: church\r\nAuthorization: ${headers.authorization}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body.slice(0, 9)}`,
    );
    await fetch(`${origin}/all/events`); // by now the first half has arrived
    const quiet = await Promise.all(Array.from({ length: 5 }, () => idle(origin)));
    const askers = [askOnAndOn(origin, false), askOnAndOn(origin, true)];
    child.kill('SIGUSR2');
    await printed(new RegExp(`(?:A new process of the site has taken over\\.[\\s\\S]*){${upgrades}}`));
    inFlight.write(body.slice(9));
    expect(await text(inFlight)).toMatch(/^HTTP\/1\.1 201 Created/);
    for (const stopAsking of askers) expect(new Set(await stopAsking())).toEqual(new Set([200]));
    await Promise.all(quiet.map(askUntilClosed)); // they are answered as ever, and closed after that
    expect(await titlesAt(origin)).toHaveLength(upgrades);
  }
  child.kill('SIGTERM');
  expect((await ended).status).toBe(0);
  expect(output().match(/The site has stopped\./g)).toHaveLength(1);
});

it('a site under npm ends with it, even where npm alone is killed', async () => {
  const folder = temporaryFolder();
  // As npm does it: a shell that waits stands between npm and the site.
  const npm = `const { spawn } = require('node:child_process');
    spawn('/bin/sh', ['-c', '"$0" tests/support/process/supervised.mjs; true', process.execPath], { stdio: 'inherit' });`;
  const { child, printed, ended } = run('-e', [npm], {
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    npm_lifecycle_event: 'start',
  });
  const [, port] = await printed(/The site is at http:\/\/localhost:(\d+)/);
  child.kill('SIGKILL');
  await ended; // once nobody holds its output any more
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow('fetch failed');
});
