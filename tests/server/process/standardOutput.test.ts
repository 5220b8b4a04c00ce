import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startServer } from '#tests/support/process/serverProcess.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

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

it('a site whose log nobody reads answers all the same', async () => {
  const server = await startServer(temporaryFolder(), { LOG_LEVEL: 'debug' });
  server.child.stdout?.pause();
  expect(await answersTo(server.origin, `GET /${'long'.repeat(50)} HTTP/1.1\r\nHost: church\r\n\r\n`, 5000)).toBe(5000);
  server.child.stdout?.resume();
  server.child.kill('SIGTERM');
  expect((await server.ended).status).toBe(0);
});
