import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { standardOutput, type WriteBytes } from '#server/standardOutput.ts';
import { startServer } from '#tests/support/process/serverProcess.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

/** Each write is done when the test lets it be. */
function slowReader() {
  let written = '';
  const held: (() => void)[] = [];
  const take: WriteBytes = (bytes, done) =>
    void held.push(() => {
      written += bytes.toString();
      done(null, bytes.length);
    });
  return { take, written: () => written, read: () => held.shift()?.() };
}

it('the log goes on after a full disk has swallowed lines and cut one off', async () => {
  let written = '';
  let room = 20;
  const output = standardOutput((bytes, done) => {
    const taken = bytes.subarray(0, room);
    room -= taken.length;
    written += taken.toString();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    setImmediate(() => done(taken.length < bytes.length ? full : null, taken.length));
  });
  for (const line of ['{"first":1}\n', '{"second":2}\n', '{"third":3}\n']) output.write(line);
  await output.flushed();
  room = 1000;
  for (const line of ['{"fourth":4}\n', '{"fifth":5}\n']) output.write(line);
  await output.flushed();
  expect(written.split('\n')).toEqual(['{"first":1}', '{"second', '{"fourth":4}', '{"fifth":5}', '']);
  expect(output.dropped()).toBe(2);
});

it('a slow reader of the log gets every line in order, and keeps nobody waiting', async () => {
  const { take, written, read } = slowReader();
  const output = standardOutput(take);
  for (let line = 0; line < 5; line++) output.write(`${line}\n`);
  expect(written()).toBe('');
  const flushed = output.flushed();
  read();
  read();
  await flushed;
  expect(written()).toBe('0\n1\n2\n3\n4\n');
  expect(output.dropped()).toBe(0);
});

it('a reader that never reads costs a megabyte: the lines after it are dropped and counted', () => {
  const { take } = slowReader();
  const output = standardOutput(take);
  const line = `${'x'.repeat(1023)}\n`;
  for (let lines = 0; lines < 2000; lines++) output.write(line);
  expect(output.dropped()).toBe(2000 - 1024 - 1); // one is on its way
});

/** Sends one request many times on one connection, and returns how many answers came back. */
async function answersTo(origin: string, request: string, times: number): Promise<number> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(request.repeat(times));
  const beginning = 'HTTP/1.1 404';
  let answers = 0;
  let rest = '';
  for await (const bytes of socket.setEncoding('latin1')) {
    rest += bytes;
    answers += rest.split(beginning).length - 1;
    if (answers >= times) break;
    rest = rest.slice(1 - beginning.length); // one may be cut apart
  }
  return answers;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

it('a site whose log nobody reads answers, and tells in its metrics how many lines it dropped', async () => {
  const metricsPort = await freePort();
  const server = await startServer(temporaryFolder(), { LOG_LEVEL: 'debug', METRICS_PORT: String(metricsPort) });
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  server.child.stdout?.pause();
  const dropped = async (): Promise<number> => {
    const [, count] = /^church_log_lines_dropped_total (\d+)$/m.exec(await (await fetch(metrics)).text()) ?? [];
    return Number(count);
  };
  expect(await dropped()).toBe(0);
  expect(await answersTo(server.origin, `GET /${'long'.repeat(50)} HTTP/1.1\r\nHost: church\r\n\r\n`, 5000)).toBe(5000);
  expect(await dropped()).toBeGreaterThan(0);
  server.child.stdout?.resume();
  server.child.kill('SIGTERM');
  expect((await server.ended).status).toBe(0);
});
