import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anEvent } from '#tests/support/factories.ts';
import { askOnAndOn } from '#tests/support/http/askOnAndOn.ts';
import { run, startSupervised } from '#tests/support/process/serverProcess.ts';
import { signInAt } from '#tests/support/process/signInAt.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

describe('a site that goes over to a new process', () => {
  it('refuses nobody meanwhile, finishes what is in flight, and keeps what was written', async () => {
    const { child, origin, printed, output, ended } = await startSupervised(temporaryFolder());
    const headers = await signInAt(origin);
    const body = JSON.stringify(anEvent());
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(
      `POST /create/events HTTP/1.1\r\nHost: church\r\nAuthorization: ${headers.authorization}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body.slice(0, 9)}`,
    );
    await fetch(`${origin}/all/events`); // by now the first half has arrived
    const stopAsking = askOnAndOn(origin, false);
    child.kill('SIGUSR2');
    await printed(/A new process of the site has taken over\./);
    socket.write(body.slice(9));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 Created/);
    const answers = await stopAsking();
    expect(answers.length).toBeGreaterThan(0);
    expect(new Set(answers)).toEqual(new Set([200]));
    const events = (await (await fetch(`${origin}/all/events`, { headers })).json()) as unknown[];
    expect(events).toHaveLength(1);
    child.kill('SIGTERM');
    expect((await ended).status).toBe(0);
    expect(output().match(/The site has stopped\./g)).toHaveLength(1);
  });

  it('stays with the old one where the new one does not start, which ends with the process that looks after it', async () => {
    const folder = temporaryFolder();
    const { child, origin, printed, ended } = await startSupervised(folder);
    const database = new DatabaseSync(join(folder, 'church.db'));
    database.exec('update schema_version set version = 999');
    database.close();
    const stopAsking = askOnAndOn(origin, false);
    child.kill('SIGUSR2');
    await printed(/made by a newer version of the site/);
    await printed(/The new process did not start; .+ The old one goes on\./);
    expect(new Set(await stopAsking())).toEqual(new Set([200]));
    child.kill('SIGKILL');
    await ended;
    await expect(fetch(`${origin}/health/live`)).rejects.toThrow('fetch failed'); // nobody is left on the port
  });
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
