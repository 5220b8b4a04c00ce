import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { putKingJames } from '#tests/support/newData.ts';
import { run, startServer } from '#tests/support/process/serverProcess.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

it('the server’s process answers the daily verse from the whole Bible, also without the pages', async () => {
  const { origin, output } = await startServer(temporaryFolder());
  expect(output()).toContain('Only the endpoints answer: PAGES is off.');
  const body = JSON.stringify({ message: 'John 11:35' });
  const response = await fetch(`${origin}/daily/verse`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(await response.json()).toMatchObject({ bot_message: expect.stringContaining('Jesus wept.') });
});

describe('what cannot be started', () => {
  const refused = async (environment: Record<string, string>) => {
    const folder = temporaryFolder();
    putKingJames(folder);
    return run('src/server/main.ts', [], { DATA_DIR: folder, ...environment }).ended;
  };

  it('says in one sentence that the port is in use', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as { port: number };
    const { status, output } = await refused({ HOST: '127.0.0.1', PORT: String(port) });
    expect(status).toBe(1);
    expect(output).toBe(
      `Port ${port} is in use: stop the program that uses it, or choose another port, as in PORT=${port + 1} npm start.\n`,
    );
  });

  it.each([
    [{ DATA_DIR: '/proc/nowhere' }, /^The data folder \/proc\/nowhere \(DATA_DIR\) cannot be used: .+\.\n$/],
    [{ DATABASE_URL: 'nonsense' }, /^DATABASE_URL must look like postgres:\/\/user:password@host:5432\/database\.\n$/],
    [
      { DATABASE_URL: 'postgres://127.0.0.1:1/church', DATABASE_WAIT: '0' },
      /^The PostgreSQL database church at 127\.0\.0\.1:1 cannot be used: .+\.\n$/,
    ],
    [{ PORT: '99999' }, /^PORT must be a number from 0 to 65535, not "99999"\.\n$/],
    [{ HOST: '203.0.113.1', PORT: '0' }, /^HOST 203\.0\.113\.1 is no address of this machine\.\n$/],
  ])('says why in one sentence: %j', async (environment, sentence) => {
    const { status, output } = await refused(environment);
    expect(status).toBe(1);
    expect(output).toMatch(sentence);
  });
});
