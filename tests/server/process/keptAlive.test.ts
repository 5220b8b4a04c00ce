import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { askOnAndOn } from '#tests/support/http/askOnAndOn.ts';
import { startSupervised } from '#tests/support/process/serverProcess.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

const MIGRATION = `export const steps = {
  one: ['create table one (x integer)'],
};`;

const LIST = 'GET /all/events HTTP/1.1\r\nHost: church\r\n\r\n';

async function aSite() {
  const next = join(temporaryFolder(), 'next.mjs');
  const site = await startSupervised(temporaryFolder(), {
    NODE_OPTIONS: '--import ./tests/support/process/nextVersion.mjs',
    NEXT_VERSION: next,
  });
  let upgrades = 0;
  return {
    async upgrade(withMigration: boolean) {
      if (withMigration) writeFileSync(next, MIGRATION);
      site.child.kill('SIGUSR2');
      upgrades++;
      await site.printed(new RegExp(`(?:A new process of the site has taken over\\.[\\s\\S]*){${upgrades}}`));
    },
    origin: site.origin,
  };
}

/** A connection that was answered once and is kept alive. An error of it, such as a reset, fails the test. */
async function idle(origin: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(LIST);
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

it('an upgrade breaks no kept-alive connection off without an answer, with a migration or without one', async () => {
  const site = await aSite();
  for (const withMigration of [false, true]) {
    const quiet = await Promise.all(Array.from({ length: 5 }, () => idle(site.origin)));
    const stopAsking = askOnAndOn(site.origin, true);
    await site.upgrade(withMigration);
    expect(new Set(await stopAsking())).toEqual(new Set([200]));
    await Promise.all(quiet.map(askUntilClosed)); // they are answered as ever, and closed after that
  }
});
