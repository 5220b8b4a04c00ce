import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { standardOutput } from '#server/standardOutput.ts';
import { freePort } from '#tests/support/postgres/postgresServer.ts';
import { startServer } from '#tests/support/process/serverProcess.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

it('a log on a full disk costs a megabyte: the lines after it are dropped and counted', async () => {
  const descriptor = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(descriptor));
  const output = standardOutput(descriptor);
  const line = `${'x'.repeat(1023)}\n`;
  for (let lines = 0; lines < 2000; lines++) output.write(line);
  expect(output.dropped()).toBe(2000 - 1024);
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

it('a site goes on after faults that nobody catches, and says each once; one whose log nobody reads answers, and tells in its metrics how many lines it dropped', async () => {
  const metricsPort = await freePort();
  const server = await startServer(temporaryFolder(), {
    LOG_LEVEL: 'debug',
    METRICS_PORT: String(metricsPort),
    NODE_OPTIONS: '--import ./tests/support/process/uncaughtFaults.mjs',
  });
  for (let time = 0; time < 2; time++) {
    server.child.kill('SIGUSR2');
    await server.printed(/failed in the background, and the site goes on: thrown/);
    await server.printed(/failed in the background, and the site goes on: rejected/);
    expect((await fetch(`${server.origin}/health`)).status).toBe(200);
  }
  expect(server.output().match(/the site goes on: thrown/g)).toHaveLength(1);

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
