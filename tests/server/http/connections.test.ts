import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { rawRequest } from '#tests/support/http/rawRequest.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';

const SHORT_TIMEOUTS = { headers: 150, request: 900, stalled: 400, idle: 300, checkInterval: 25 };

const site = appBeforeEach(() => ({ timeouts: SHORT_TIMEOUTS }));
let port: number;
beforeEach(async () => {
  port = await site.listen();
});
async function start(options: Parameters<typeof site.start>[0]) {
  await site.start(options);
  port = await site.listen();
}

function open(sent: string, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.write(sent);
  return socket;
}

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => void socket.on('close', () => resolve()).resume());

const START = 'POST /submit HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

it('a request without a body is answered at once, though it says that its body is JSON', async () => {
  const { id } = await site.put();
  const headers = `Host: a\r\nContent-Type: application/json\r\nAuthorization: Bearer ${site.token}\r\nConnection: close`;
  const gone = await text(open(`DELETE /delete/events/${id} HTTP/1.1\r\n${headers}\r\n\r\n`));
  expect(gone).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  const empty = await text(open(`POST /login HTTP/1.1\r\n${headers}\r\n\r\n`));
  expect(empty).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

describe('a slow client', () => {
  it('is told so and cut off, also one that stops amid a picture, which may take its time', async () => {
    const headers = `Host: a\r\nContent-Type: image/jpeg\r\nAuthorization: Bearer ${site.token}\r\nContent-Length: 5000`;
    const answers = [
      '', // says nothing
      'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
      `${START}Content-Length: 50\r\n\r\n{`,
      `${START}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
      `POST /create/pictures HTTP/1.1\r\n${headers}\r\n\r\n\xff\xd8\xff`,
    ].map((sent) => text(open(sent)));
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      expect(answer).toContain('"message":"The request took too long to arrive."');
    }
    await expect.poll(connections).toBe(0);
  });

  it('by the hundred keeps nobody from being served', async () => {
    await start({ timeouts: { ...SHORT_TIMEOUTS, headers: 2000 } }); // on a busy machine nobody else is slow then
    const slow = Array.from({ length: 300 }, () => open('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '));
    const ends = Promise.all(slow.map(closed));
    expect(await (await fetch(`http://127.0.0.1:${port}/all/events`)).json()).toEqual([]);
    await ends;
    await expect.poll(connections).toBeLessThan(3);
  });

  it('that never reads its answers is cut off', async () => {
    await site.put({ description: 'x'.repeat(5000) });
    const socket = open('GET /all/events HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2000));
    socket.pause();
    await expect.poll(connections).toBe(0);
  });

  it('that has its answer and goes on sending is cut off', async () => {
    const socket = open(`${START}Content-Length: 70000\r\n\r\n`);
    const more = setInterval(() => socket.writable && socket.write('x'.repeat(100)), 10);
    onTestFinished(() => clearInterval(more));
    const answer: string[] = [];
    socket.setEncoding('latin1').on('data', (chunk: string) => answer.push(chunk));
    await new Promise((resolve) => socket.on('close', resolve));
    expect(answer.join('')).toMatch(/^HTTP\/1\.1 413 Payload Too Large\r\n/);
  });
});

/** Whether a visitor from that address is answered. */
const isServed = async (from: string) =>
  (await text(open('GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', from))).startsWith(
    'HTTP/1.1 200 OK',
  );

describe('thousands of idle connections', () => {
  const idle = (count: number, from: string) => Array.from({ length: count }, () => open('', from).resume());
  const opened = (sockets: Socket[]) =>
    Promise.all(
      sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
    );

  it('from one address leave others served, and those behind the same address', async () => {
    await start({ caps: { all: 400, each: 100, fresh: 0 } });
    await opened(idle(1000, '127.0.0.1'));
    await expect.poll(connections).toBeLessThanOrEqual(100);
    expect([await isServed('127.0.0.2'), await isServed('127.0.0.1')]).toEqual([true, true]);
  });

  it('from many addresses leave others served', async () => {
    await start({ caps: { all: 100, each: 50, fresh: 0 } });
    for (let address = 10; address < 20; address++) await opened(idle(60, `127.0.0.${address}`));
    await expect.poll(connections).toBeLessThanOrEqual(100);
    expect(await isServed('127.0.0.2')).toBe(true);
  });

  it('are not counted by address where they are a proxy’s', async () => {
    await start({ caps: { all: 400, each: 10, fresh: 0 }, settings: { trustProxy: ['127.0.0.1'] } });
    await opened(idle(60, '127.0.0.1'));
    await expect.poll(connections).toBe(60);
  });
});

it('an address whose connections are all busy is told so, and others are served', async () => {
  await start({ caps: { all: 20, each: 3, fresh: 0 } });
  const sending = `${START}Expect: 100-continue\r\nContent-Length: 50\r\n\r\n`;
  const busy = [open(sending), open(sending), open(sending)];
  await Promise.all(busy.map((socket) => new Promise((resolve) => socket.once('data', resolve)))); // asked to go on
  expect(await text(open(''))).toMatch(/^HTTP\/1\.1 503 .*Too many connections come from your network/s);
  expect(await isServed('127.0.0.2')).toBe(true);
});

it('a refused client that never closes at its end is cut off', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => socket.destroy()).write('NONSENSE\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400/);
  await expect.poll(connections).toBe(0);
});

const connections = (): Promise<number> =>
  new Promise((resolve, reject) => {
    site.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

it('a request that is too large, or that this site does not know, is answered in words and with the protective headers', async () => {
  await start({}); // none of these is slow, but a busy machine is
  const tooLarge = 'The request is too large: at most 64 KiB are read.';
  const long = 'x'.repeat(70_000);
  for (const [sent, status, words] of [
    ['BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'The request cannot be read.'],
    ['TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', 405, 'This address does not take TRACE requests.'],
    ['CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405, 'This site takes no requests of that method.'],
    ['GET / HTTP/1.1\r\n\r\n', 400, 'The request does not say which host it is for.'],
    [`${START}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400, 'The request cannot be read.'],
    [`${START}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`, 400, 'The request cannot be read.'],
    [
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: wine\r\n\r\n',
      417,
      'The site cannot meet what the request’s Expect header asks for.',
    ],
    [`${START}Content-Length: 50\r\n\r\n{`, 400, 'The request cannot be read.'],
    [`${START}Content-Length: 65537\r\n\r\n${long.slice(0, 65_537)}`, 413, tooLarge],
    [`${START}Content-Length: 1073741824\r\n\r\n`, 413, tooLarge],
    [`${START}Transfer-Encoding: chunked\r\n\r\n11170\r\n${long}\r\n0\r\n\r\n`, 413, tooLarge],
    ['POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: 65537\r\n\r\n', 413, tooLarge],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'The request’s headers are too large.'],
  ] as const) {
    const answer = await rawRequest(port, sent);
    expect(answer.statuses, sent.slice(0, 100)).toEqual([status]);
    expect(Buffer.from(answer.text, 'latin1').toString()).toContain(`"message":"${words}"`);
    expect(answer.text).toMatch(/x-content-type-options: nosniff/i);
    expect(answer.text).toMatch(/content-security-policy: default-src 'none'/i);
  }
  expect(site.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

it('a visitor who goes away in mid-sentence is no fault of the site’s', async () => {
  const socket = open(`${START}Content-Length: 50\r\n\r\n{`);
  await new Promise((resolve) => socket.once('connect', resolve));
  await expect.poll(connections).toBe(1);
  socket.resetAndDestroy();
  await expect.poll(connections).toBe(0);
  expect(site.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});
