import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
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

it('a start at a port in use says so in one sentence', async () => {
  const folder = temporaryFolder();
  putKingJames(folder);
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as { port: number };
  const environment = { DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port) };
  expect(await run('src/server/main.ts', [], environment).ended).toEqual({
    status: 1,
    output: `Port ${port} is in use: stop the program that uses it, or choose another port, as in PORT=${port + 1} npm start.\n`,
  });
});
