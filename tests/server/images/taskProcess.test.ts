import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TaskProcess } from '#server/taskProcess.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

const TELL = `export const tell = (name) => process.env[name] ?? 'nothing'`;

it.each([
  ['none of the site’s environment by default', undefined, 'nothing'],
  ['the environment that it is given', { CHURCH_SECRET: 'given' }, 'given'],
  ['no part in `node --watch`', { CHURCH_SECRET: 'given', WATCH_REPORT_DEPENDENCIES: '1' }, 'given'],
])('a child process has %s', async (_what, env, told) => {
  vi.stubEnv('CHURCH_SECRET', 'of the site');
  onTestFinished(() => void vi.unstubAllEnvs());
  const module = join(temporaryFolder(), 'tell.mjs');
  writeFileSync(module, TELL);
  const child = new TaskProcess<(name: string) => string>({ work: [module, 'tell'], ...(env && { env }) });
  onTestFinished(() => child.close());
  expect(await child.run(['CHURCH_SECRET'])).toBe(told);
});
