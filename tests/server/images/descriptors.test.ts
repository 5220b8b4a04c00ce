import { connect, type Socket } from 'node:net';
import { connectionCaps, mostConnections } from '#server/http/connections/connectionCaps.ts';
import { run, startServer } from '#tests/support/process/serverProcess.ts';
import { STAFF, startTestApp, temporaryFolder } from '#tests/support/testApp.ts';

describe('where no file descriptor is free', () => {
  it('a picture is refused, the process goes on, and the next one is made', async () => {
    const { ended } = run('tests/support/process/noDescriptors.ts', [], {}, 90);
    const { status, output } = await ended;
    expect(output.trim().split('\n')).toEqual([
      'no descriptor is free',
      'picture: EMFILE',
      'drawing: EMFILE',
      'picture afterwards: made',
      'drawing afterwards: made',
    ]);
    expect(status).toBe(0);
  });

  it('a request that needs one gets 503 with a text and Retry-After', async () => {
    const site = await startTestApp();
    const noneLeft = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    site.store.write = () => Promise.reject(noneLeft);
    const answer = await site.request('login', { body: STAFF });
    const error = expect.stringMatching(/^The site has too much to do just now\. Please try again in a minute\./);
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '30' }, body: { error } });
  });
});

describe('the most connections', () => {
  it('leave files free for the database, the log and what is being sent', () => {
    expect([Number.POSITIVE_INFINITY, 1024, 64].map(mostConnections)).toEqual([4000, 462, 16]);
  });

  it('stay below the process’s own limit: who has one is served, and more are turned away', async () => {
    const { origin, child } = await startServer(temporaryFolder(), {}, 160);
    const sockets = Array.from({ length: 200 }, () => connect(Number(new URL(origin).port), '127.0.0.1'));
    onTestFinished(() => void sockets.forEach((socket) => void socket.destroy()));
    const answers = await Promise.all(sockets.map(askHealth));
    const served = answers.filter((answer) => answer.startsWith('HTTP/1.1 200 OK'));
    expect(served.length).toBeGreaterThanOrEqual(connectionCaps(mostConnections(160)).each);
    const turnedAway = answers.filter((answer) => answer !== '' && !served.includes(answer));
    for (const answer of turnedAway)
      expect(answer).toMatch(/^HTTP\/1\.1 503 .*Too many connections come from your network/s);
    expect(child.exitCode).toBe(null);
  });
});

/** What a connection is answered; empty where it is closed instead. */
function askHealth(socket: Socket): Promise<string> {
  socket.write('GET /health HTTP/1.1\r\nHost: church\r\n\r\n');
  return new Promise((resolve) => {
    socket.once('data', (bytes) => resolve(String(bytes)));
    socket.once('error', () => resolve(''));
    socket.once('close', () => resolve(''));
  });
}
