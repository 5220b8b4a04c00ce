import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import { putEdition } from '#tests/support/bibles.ts';
import { anEvent } from '#tests/support/factories.ts';
import { putKingJames } from '#tests/support/newData.ts';
import { run, SUPERVISED, startServer } from '#tests/support/process/serverProcess.ts';
import { staffAt, titlesAt } from '#tests/support/process/staffAt.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';
import { storeEnvironment } from '#tests/support/testStore.ts';

const json = { 'content-type': 'application/json' };

describe('the server’s process', () => {
  it('says where the site is and who can log in, prints a random password, and answers a person in danger, and from an edition that is added while it runs', async () => {
    const folder = temporaryFolder();
    putKingJames(folder);
    // A start that fails says so in one sentence, and leaves no account behind whose password nobody has seen.
    // It is not tried again by the process that `npm start` stays in.
    const nowhere = { ...(await storeEnvironment(folder)), HOST: '203.0.113.1', PORT: '0' };
    const failed = await run(SUPERVISED, [], nowhere).ended;
    expect(failed).toEqual({ status: 1, output: 'HOST 203.0.113.1 is no address of this machine.\n' });
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as { port: number };
    const refused = await run('src/server/main.ts', [], { ...nowhere, HOST: '127.0.0.1', PORT: String(port) }).ended;
    const output = `Port ${port} is in use: stop the program that uses it, or choose another port, as in PORT=${port + 1} npm start.\n`;
    expect(refused).toEqual({ status: 1, output });
    const first = await startServer(folder, { STAFF_USERNAME: '', STAFF_PASSWORD: '', VERSE_AT_START: 'on' });
    expect(first.output()).toContain('Only the endpoints answer: PAGES is off.');
    const health = async () => (await fetch(`${first.origin}/health`)).json();
    const isStarting = { warning: expect.stringContaining('is being started') };
    await expect.poll(health).not.toMatchObject(isStarting);
    const ask = async (message: string, context?: object) => {
      const body = JSON.stringify({ message, context });
      const answer = await fetch(`${first.origin}/daily/verse`, { method: 'POST', headers: json, body });
      return (await answer.json()) as VerseAnswer;
    };
    expect((await ask('John 11:35')).bot_message).toContain('Jesus wept.'); // of the whole Bible
    const heard = { kind: 'distress', danger: 'clear', passages: [{ reference: 'Psalm 34:18' }] };
    expect(await ask('I want to die', { language: 'en' })).toMatchObject(heard);
    const edition = async () => (await ask('John 11:35 Plain')).passages[0]?.edition;
    expect(await edition()).toBe('KJV');
    putEdition(folder, { name: 'Plain', language: 'en', credit: 'Plain' }, { 'JHN.11.35': 'Jesus cried.' });
    expect(await edition()).toBe('Plain');
    const [, password] = await first.printed(/Username: admin {2}Password: (\S+)/);
    await first.printed(/admin can log in at http:\/\/localhost:\d+\/login/);
    await first.printed(/npm run seed/);
    const response = await fetch(`${first.origin}/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: 'admin', password }),
    });
    expect(response.status).toBe(200);
    first.child.kill('SIGTERM');
    expect((await first.ended).status).toBe(0);
  });

  const TOLD_WAITS = { NODE_OPTIONS: '--import ./tests/support/process/toldWaits.mjs' };

  /** Opens a connection and sends the beginning of a request. */
  function openTo(origin: string, beginning: string) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.write(beginning);
    return socket;
  }

  it('shares its data folder with a second one that starts together with it, and stops within five seconds at SIGINT with connections open, or finishes what is in flight', async () => {
    const folder = temporaryFolder();
    const [one, other] = await Promise.all([
      startServer(folder, TOLD_WAITS),
      startServer(folder, { ...TOLD_WAITS, WAITS: 'endless' }),
    ]);
    const { headers } = await staffAt(one.origin);
    const body = JSON.stringify(anEvent());
    await fetch(`${other.origin}/create/events`, { method: 'POST', headers, body });
    expect(await titlesAt(other.origin)).toEqual(['Friday Kesha']);
    await expect.poll(() => titlesAt(one.origin)).toEqual(['Friday Kesha']);

    openTo(one.origin, '');
    openTo(one.origin, 'POST /login HTTP/1.1\r\nHost: church\r\nContent-Length: 9\r\n\r\n');
    await titlesAt(one.origin);
    one.child.kill('SIGINT');
    const { status, output } = await one.ended;
    expect(status).toBe(0);
    expect(output).toMatch(/The site has stopped\.\n$/);
    const waits = [...output.matchAll(/It may wait (\d+) ms/g)].map(([, wait]) => Number(wait));
    expect(waits).not.toEqual([]);
    expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(5000);

    const socket = openTo(
      other.origin,
      `POST /create/events HTTP/1.1\r\nHost: church\r\nAuthorization: ${headers.authorization}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body.slice(0, 9)}`,
    );
    // By now the connection is accepted and the first half is read: one round trip for each.
    await once(socket, 'connect');
    await titlesAt(other.origin);
    await titlesAt(other.origin);
    other.child.kill('SIGTERM');
    socket.write(body.slice(9));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 Created/);
    expect((await other.ended).status).toBe(0);
  });
});
