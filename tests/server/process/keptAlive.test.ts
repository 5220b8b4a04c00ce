import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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
  const { port } = new URL(site.origin);
  let upgrades = 0;
  return {
    async upgrade(withMigration: boolean) {
      if (withMigration) writeFileSync(next, MIGRATION);
      site.child.kill('SIGUSR2');
      upgrades++;
      await site.printed(new RegExp(`(?:A new process of the site has taken over\\.[\\s\\S]*){${upgrades}}`));
    },
    /** A connection on which something was sent. An error of it, such as a reset, fails the test. */
    async sent(words: string): Promise<Socket> {
      const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      socket.write(words);
      return socket;
    },
    origin: site.origin,
  };
}

/** A connection that was answered once and is kept alive. */
async function idle({ sent }: Awaited<ReturnType<typeof aSite>>): Promise<Socket> {
  const socket = await sent(LIST);
  const [answer] = await once(socket, 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  return socket;
}

/** What comes on a connection from now on, until it is closed, where this is sent. */
function answerTo(socket: Socket, words: string): Promise<string> {
  socket.write(words);
  return text(socket);
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
  const before = await Promise.all(Array.from({ length: 5 }, () => idle(site)));
  const stopAskingBoth = askOnAndOn(site.origin, true);
  await site.upgrade(false);
  expect(new Set(await stopAskingBoth())).toEqual(new Set([200]));
  await Promise.all(before.map(askUntilClosed)); // they are answered as ever, and closed after that

  const quiet = await Promise.all(Array.from({ length: 5 }, () => idle(site)));
  const misled = await Promise.all(Array.from({ length: 3 }, () => idle(site)));
  const body = JSON.stringify({ message: 'John 11:35' });
  const head = `POST /daily/verse HTTP/1.1\r\nHost: church\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const halfBody = await site.sent(head + body.slice(0, 5));
  const refusal = text(halfBody);
  const stopAsking = askOnAndOn(site.origin, true);
  await site.upgrade(true);
  // Those that are busy meanwhile are answered by one process or the other.
  expect(new Set([...(await stopAsking()), 200])).toEqual(new Set([200]));
  // A request that did not arrive in time is told so.
  expect(await refusal).toMatch(/^HTTP\/1\.1 (503 Service Unavailable|408 Request Timeout)\r\n/);
  // What arrives later on an old connection is led to the new process, also where its body has to be read first,
  for (const answer of await Promise.all(quiet.map((socket) => answerTo(socket, head + body)))) {
    expect(answer).toMatch(/^HTTP\/1\.1 307 Temporary Redirect\r\nlocation: \/daily\/verse\r\n/);
  }
  // and never to another site.
  const paths = ['//evil.example/x', '/\\evil.example/x', 'http://evil.example/x'];
  const answers = misled.map((socket, at) => answerTo(socket, LIST.replace('/all/events', paths[at] as string)));
  const locations = (await Promise.all(answers)).map((answer) => /location: (.+)\r/.exec(answer)?.[1]);
  expect(locations).toEqual(['/evil.example/x', '/evil.example/x', '/http://evil.example/x']);
  const followed = await fetch(`${site.origin}/daily/verse`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(followed.status).toBe(200);
});
